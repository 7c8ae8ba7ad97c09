import { permissionsOf } from "../../contract/accounts/rules.ts";
import { Answer, type Handler } from "../http/handler.ts";
import * as service from "./service.ts";

export const getUser: Handler<"getUser"> = async ({ app, person }) => {
  await service.keepSession(app, person.sessionId);
  return person.user;
};

export const getPermissions: Handler<"getPermissions"> = async ({ person }) =>
  permissionsOf({
    individualRole: person.user.role,
    isHouseholdOwner: person.isHouseholdOwner,
    isHouseholdMember: person.user.householdId !== null,
    hasHouseholdPremium: person.hasHouseholdPremium,
  });

export const login: Handler<"login"> = async ({ app, body, address, person }) => {
  const { user, token } = await service.logIn(app, body, address);
  // A new token at each sign-in; the old session of this browser ends.
  if (person !== null) await service.logOut(app, person.sessionId);
  return new Answer(200, user, token);
};

export const register: Handler<"register"> = async ({ app, body, address }) => {
  const { user, token } = await service.register(app, body, address);
  return new Answer(201, user, token);
};

export const logout: Handler<"logout"> = async ({ app, person }) => {
  if (person !== null) await service.logOut(app, person.sessionId);
  return new Answer(200, { ok: true }, null);
};

export const joinWaitlist: Handler<"joinWaitlist"> = async ({ app, body, address }) => {
  await service.joinWaitlist(app, body.email, address);
  return new Answer(201, { ok: true });
};
