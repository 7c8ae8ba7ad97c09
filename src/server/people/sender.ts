import { deviceName } from "./device-name.ts";

/** The source of a call, as the event log and mails have it. */
export type Sender = {
  /** The network address. */
  readonly address: string;
  /** The readable name of what sent the call, such as "Firefox on Linux". */
  readonly device: string;
};

export function senderOf(address: string, userAgent: string | undefined): Sender {
  return {
    address,
    get device() {
      return deviceName(userAgent);
    },
  };
}
