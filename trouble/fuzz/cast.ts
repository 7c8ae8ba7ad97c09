/** The cookies of those who send requests, by what they are; null for nobody. */
export type Cast = Readonly<
  Record<"anonymous" | "person" | "owner" | "member" | "administrator", string | null>
>;

export const secretCode = "open-sesame";

type Reply = { status: number; body: Record<string, unknown>; cookie: string | null };

async function send(
  url: string,
  cookie: string | null,
  method: string,
  path: string,
  body?: object,
): Promise<Reply> {
  const reply = await fetch(`${url}/api/${path}`, {
    method,
    headers: {
      ...(cookie !== null && { cookie }),
      ...(body !== undefined && { "content-type": "application/json" }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const answer = (await reply.json()) as Record<string, unknown>;
  if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${JSON.stringify(answer)}`);
  return {
    status: reply.status,
    body: answer,
    cookie: reply.headers.get("set-cookie")?.split(";")[0] ?? null,
  };
}

let people = 0;

async function signUp(url: string): Promise<{ id: string; email: string; cookie: string }> {
  people += 1;
  const email = `cast-${people}-${process.pid}@example.org`;
  const account = { email, password: "correct horse", firstName: "Cast", secretCode };
  const { body, cookie } = await send(url, null, "POST", "register", account);
  return { id: String(body["id"]), email, cookie: cookie! };
}

/**
 * Whom requests are sent by: they may delete their accounts and change each other's roles, so new ones come now and then.
 * @param keeper the first account, an administrator who sends no such requests
 */
async function newCast(url: string, keeper: string): Promise<Cast> {
  const [person, owner, member, administrator] = [
    await signUp(url),
    await signUp(url),
    await signUp(url),
    await signUp(url),
  ];
  await send(url, keeper, "PATCH", `admin/users/${owner.id}`, { role: "premium" });
  await send(url, keeper, "PATCH", `admin/users/${administrator.id}`, { role: "admin" });
  const invited = await send(url, owner.cookie, "POST", "household/invite", { inviteeEmail: member.email });
  const token = String(invited.body["link"]).split("/").at(-1)!.split("token=").at(-1)!;
  await send(url, member.cookie, "POST", `household/join/${token}`);
  return {
    anonymous: null,
    person: person.cookie,
    owner: owner.cookie,
    member: member.cookie,
    administrator: administrator.cookie,
  };
}

/** Gives a cast for a server on which nobody has an account yet. */
export async function castMaker(url: string): Promise<() => Promise<Cast>> {
  const keeper = await signUp(url);
  return () => newCast(url, keeper.cookie);
}
