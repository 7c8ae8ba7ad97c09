/** Days for which an invitation can be accepted. */
export const invitationDays = 7;
