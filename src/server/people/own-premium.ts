/** The SQL of whether a row of `users` has premium by its own role, rather than by a household. */
export const hasOwnPremium = (user: string) => `${user}.role IN ('premium', 'admin')`;
