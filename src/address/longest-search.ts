/** As many characters as the search boxes take. */
export const longestSearch = 200
