import { endSession } from "../people/sessions.ts";
import { Answer, created, type Handler } from "../http/handler.ts";
import * as invitations from "./invitations.ts";
import * as joining from "./joining.ts";
import { readHousehold } from "./read-household.ts";
import * as removal from "./remove-member.ts";

export const getHousehold: Handler<"getHousehold"> = ({ app, person }) => readHousehold(app, person);

export const inviteMember: Handler<"inviteMember"> = ({ app, person, body, origin, sender }) =>
  invitations.inviteMember(app, person, body.inviteeEmail, origin, sender);

export const addInvitationLink: Handler<"addInvitationLink"> = async ({ app, person, origin, sender }) =>
  created(await invitations.addLink(app, person, origin, sender));

export const resendInvitation: Handler<"resendInvitation"> = ({ app, person, params, origin, sender }) =>
  invitations.resendInvitation(app, person, params.id, origin, sender);

export const cancelInvitation: Handler<"cancelInvitation"> = async ({ app, person, params, sender }) => {
  await invitations.cancelInvitation(app, person, params.id, sender);
  return { ok: true };
};

export const removeMember: Handler<"removeMember"> = async ({ app, person, params, sender }) => {
  await removal.removeMember(app, person, params.id, sender);
  return { ok: true };
};

export const getInvitation: Handler<"getInvitation"> = ({ app, person, params, address }) =>
  invitations.readInvitation(app, params.token, person, address);

export const joinHousehold: Handler<"joinHousehold"> = (call) =>
  joining.joinHousehold(call.app, call.person, call.params.token, false, call);

export const switchHousehold: Handler<"switchHousehold"> = (call) =>
  joining.joinHousehold(call.app, call.person, call.params.token, true, call);

export const createInvitedAccount: Handler<"createInvitedAccount"> = async (call) => {
  const { app, params, body, person } = call;
  const { user, token, device } = await joining.createInvitedAccount(app, params.token, body, call);
  if (person !== null) await endSession(app, person.sessionId);
  return new Answer(201, user, token, device);
};
