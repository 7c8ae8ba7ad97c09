/** Characters of a category's name at most. */
export const categoryNameLength = 60;
