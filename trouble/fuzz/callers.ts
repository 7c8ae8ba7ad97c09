/** The session cookies by role; null for a signed-out caller. */
export type Callers = Readonly<
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
  const email = `caller-${people}-${process.pid}@example.org`;
  const account = { email, password: "correct horse", firstName: "Caller", secretCode };
  const { body, cookie } = await send(url, null, "POST", "register", account);
  return { id: String(body["id"]), email, cookie: cookie! };
}

/**
 * Makes people who send requests. They may delete their accounts and change each other's roles, so they are replaced at times.
 * @param firstAdministrator the first account, an administrator who sends no such requests
 */
async function newCallers(url: string, firstAdministrator: string): Promise<Callers> {
  const [person, owner, member, administrator] = [
    await signUp(url),
    await signUp(url),
    await signUp(url),
    await signUp(url),
  ];
  await send(url, firstAdministrator, "PATCH", `admin/users/${owner.id}`, { role: "premium" });
  await send(url, firstAdministrator, "PATCH", `admin/users/${administrator.id}`, { role: "admin" });
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

/** Signs up the first administrator of an empty server, and returns a function that makes new callers. */
export async function callersFactory(url: string): Promise<() => Promise<Callers>> {
  const firstAdministrator = await signUp(url);
  return () => newCallers(url, firstAdministrator.cookie);
}
