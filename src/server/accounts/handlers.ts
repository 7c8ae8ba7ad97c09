import { permissionsOf } from "../../contract/accounts/rules.ts";
import { Answer, type Handler } from "../http/handler.ts";
import { rememberOrigin } from "../http/link-origin.ts";
import * as deletion from "./deletion.ts";
import * as ownEmail from "./own-email.ts";
import * as ownSessions from "./own-sessions.ts";
import { listFile, ownDataFile } from "./own-data.ts";
import * as passwordReset from "./password-reset.ts";
import * as profile from "./profile.ts";
import * as sessions from "../people/sessions.ts";
import { countEvent } from "../security-events/count-event.ts";
import { readOwnEvents } from "../security-events/read-events.ts";
import * as signIn from "./sign-in.ts";
import { signOut } from "./sign-out.ts";
import { changedFrom } from "./mail-of-change.ts";
import * as verification from "./verify-email.ts";

export const getUser: Handler<"getUser"> = async (call) => {
  const { app, person } = call;
  if (person.user.role === "admin") await rememberOrigin(app, call.origin);
  await sessions.keepSession(app.database, person.sessionId, app.clock.now());
  return person.user;
};

export const getPermissions: Handler<"getPermissions"> = async ({ person }) =>
  permissionsOf({
    individualRole: person.user.role,
    isHouseholdOwner: person.isHouseholdOwner,
    isHouseholdMember: person.user.householdId !== null,
    hasHouseholdPremium: person.hasHouseholdPremium,
  });

export const login: Handler<"login"> = async (call) => {
  const { app, body, person } = call;
  const { user, token, device } = await signIn.logIn(app, body, call);
  // A new token at each sign-in; the old session of this browser ends.
  if (person !== null) await sessions.endSession(app, person.sessionId);
  return new Answer(200, user, token, device);
};

export const register: Handler<"register"> = async (call) => {
  const { user, token, device } = await signIn.register(
    call.app,
    call.body,
    await changedFrom(call),
    call.operation,
  );
  return new Answer(201, user, token, device);
};

export const logout: Handler<"logout"> = async ({ app, person, sender }) => {
  if (person !== null) await signOut(app, person, sender);
  return new Answer(200, { ok: true }, null);
};

export const joinWaitlist: Handler<"joinWaitlist"> = async ({ app, body, address }) => {
  await signIn.joinWaitlist(app, body.email, address);
  return new Answer(201, { ok: true });
};

export const updateProfile: Handler<"updateProfile"> = async (call) =>
  profile.updateProfile(call.app, call.person, call.scope, call.body, await changedFrom(call));

export const requestPasswordReset: Handler<"requestPasswordReset"> = async (call) => {
  await passwordReset.requestPasswordReset(call.app, call.body.email, call);
  return { ok: true };
};

export const resetPassword: Handler<"resetPassword"> = async (call) => {
  const { app, body, person } = call;
  const { user, token, device } = await passwordReset.resetPassword(app, body, await changedFrom(call));
  if (person !== null) await sessions.endSession(app, person.sessionId);
  return new Answer(200, user, token, device);
};

export const getOwnEmail: Handler<"getOwnEmail"> = ({ app, person }) =>
  ownEmail.readOwnEmail(app, person.user.id);

export const sendVerification: Handler<"sendVerification"> = async (call) => {
  await ownEmail.sendVerification(call.app, call.person.user, await changedFrom(call));
  return { ok: true };
};

export const cancelEmailChange: Handler<"cancelEmailChange"> = async ({ app, person }) => {
  await ownEmail.cancelEmailChange(app, person.user.id);
  return { ok: true };
};

export const verifyEmail: Handler<"verifyEmail"> = async (call) =>
  verification.verifyEmail(call.app, call.body.token, await changedFrom(call));

export const listSessions: Handler<"listSessions"> = ({ app, person }) =>
  ownSessions.listSessions(app, person);

export const endSession: Handler<"endSession"> = async ({ app, person, params, sender }) => {
  const isCurrent = await ownSessions.endSession(app, person, params.id, sender);
  return new Answer(200, { ok: true }, isCurrent ? null : undefined);
};

export const endOtherSessions: Handler<"endOtherSessions"> = async ({ app, person, sender }) => {
  await app.database.transaction((tx) => ownSessions.endOtherSessions(app, tx, person, sender));
  return { ok: true };
};

export const downloadData: Handler<"downloadData"> = async ({ app, person, scope, sender }) => {
  const file = await ownDataFile(app, person, scope);
  countEvent(app, "data_downloaded", { userId: person.user.id, sender });
  return file;
};

export const downloadList: Handler<"downloadList"> = async ({ app, person, scope, sender }) => {
  const file = await listFile(app, scope);
  countEvent(app, "list_downloaded", { userId: person.user.id, sender });
  return file;
};

export const listOwnEvents: Handler<"listOwnEvents"> = ({ app, person, query }) =>
  readOwnEvents(app, person.user.id, query.after);

export const deleteAccount: Handler<"deleteAccount"> = async ({ app, person }) => {
  await deletion.deleteAccount(app, person.user.id);
  return new Answer(200, { ok: true }, null);
};
