/** Events that are each written together with the change that they are about. */
export const changeKinds = [
  "account_created",
  "signed_in",
  "signed_out",
  "sessions_ended",
  "password_changed",
  "password_reset",
  "email_change_requested",
  "email_changed",
  "role_changed",
  "invitation_sent",
  "invitation_link_made",
  "invitation_resent",
  "invitation_cancelled",
  "invitation_accepted",
  "household_joined",
  "household_left",
  "member_removed",
  "removed_from_household",
  "account_deleted",
] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** Events that anybody can cause as often as they like: counted by the hour. */
export const countedKinds = [
  "sign_in_failed",
  "current_password_failed",
  "secret_code_failed",
  "password_reset_requested",
  "limit_reached",
  "admin_call_refused",
  "cross_site_refused",
  "data_downloaded",
  "list_downloaded",
  "household_downloaded",
  "backup_downloaded",
] as const;
export type CountedKind = (typeof countedKinds)[number];

export const eventKinds = [...changeKinds, ...countedKinds] as const;
export type EventKind = ChangeKind | CountedKind;

/** Days for which an event is kept. */
export const eventDays = 90;

/** The sentence of each kind, for the person and the administrator. */
export const eventSentences: Readonly<Record<EventKind, string>> = {
  account_created: "The account was created",
  signed_in: "Signed in",
  signed_out: "Signed out",
  sessions_ended: "Other sessions were ended",
  password_changed: "The password was changed",
  password_reset: "A new password was set with a mailed link",
  email_change_requested: "A change of the email address was requested",
  email_changed: "The email address was changed",
  role_changed: "The role was changed",
  invitation_sent: "An invitation to the household was sent",
  invitation_link_made: "A link that invites to the household was made",
  invitation_resent: "An invitation to the household was sent again",
  invitation_cancelled: "An invitation to the household was cancelled",
  invitation_accepted: "An invitation to the household was accepted",
  household_joined: "Joined a household",
  household_left: "Left the household",
  member_removed: "A member was removed from the household",
  removed_from_household: "Was removed from the household",
  account_deleted: "An account was deleted",
  sign_in_failed: "A sign-in failed",
  current_password_failed: "A wrong current password was entered",
  secret_code_failed: "A registration had a wrong secret code",
  password_reset_requested: "A link for a new password was requested",
  limit_reached: "Too many tries were refused",
  admin_call_refused: "A call for administrators was refused",
  cross_site_refused: "A call from another site was refused",
  data_downloaded: "All data was downloaded",
  list_downloaded: "The list was downloaded",
  household_downloaded: "The list was downloaded as a household file",
  backup_downloaded: "A backup of everything was downloaded",
};
