import type { App } from "../app.ts";
import { countedNetwork } from "../networks.ts";
import { findKnown } from "../people/device-queries.ts";
import { devicesSince, type CallSource } from "../people/devices.ts";
import { throttles } from "../people/throttles.ts";

type Account = { id: string | null; email: string };

/**
 * The throttles that a try to sign in counts against (docs/decisions/0012). A device on which the person has signed in
 * before has tries of its own, and so has the network of such a device, so that a stranger can't use them up.
 * Strangers share what is left: at most 30 guesses at an account in an hour, from all networks and addresses together.
 * @param account without an id for an address that has none: it takes the same time, and is limited in the same way
 */
export async function signInTries(app: App, { id, email }: Account, { address, device }: CallSource) {
  const network = countedNetwork(address);
  const known = await app.database.first(findKnown, id, device, network, devicesSince(app.clock.now()));
  if (known!.device) return [throttles.signInByDevice.try(`${id} ${device!.toString("hex")}`)];
  if (known!.network) return [throttles.signInByNetwork.try(email)];
  return [
    throttles.signInByAddress.try(address),
    throttles.signInByAddressAndAccount.try(`${network} ${email}`),
    throttles.signInByAccount.try(email),
  ];
}

/** Gives a person back the tries that strangers have used up: they have proved that they read the account's mail. */
export async function forgetSignInTries(app: App, address: string): Promise<void> {
  const email = address.toLowerCase();
  const all = [throttles.signInByNetwork, throttles.signInByAccount, throttles.forgottenByAccount];
  await app.tries.forget(all.map((throttle) => throttle.try(email)));
}
