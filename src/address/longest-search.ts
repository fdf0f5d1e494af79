/** The most characters that the search boxes accept. */
export const longestSearch = 200
