import { inDatabase, type ServerData } from "./server-database.ts";

/** Ends the week in which the invitations of an address can be accepted. */
export async function expireInvitations(server: ServerData, inviteeEmail: string): Promise<void> {
  const { rowCount } = await inDatabase(server, (database) =>
    database.query(
      "UPDATE household_invitations SET expires_at = now() - interval '1 second' WHERE invitee_email = $1",
      [inviteeEmail],
    ),
  );
  if (rowCount === 0) throw new Error(`${inviteeEmail} was not invited.`);
}
