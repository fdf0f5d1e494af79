/* ISO 3166, by the data of Google's libaddressinput (`require`): countries whose addresses need a postal code. */
const needed =
  'AS AT AU AX BE BL BR CA CH CN CZ DE DK EE ES FI FK FM FR GB GF GG GL GP GR GS GU HU IM IN IO IT JE JP KR LI LT LU LV MF MH MP MQ MX MY NC NL NO NZ PF PL PM PN PR PT PW RE RO RU SE SG SH SJ SK SM TC TR TW UA US VI WF YT ZA'

/** Elsewhere a code may be left out: the country has none, or its addresses go without. */
export const needsPostalCode = (country: string): boolean => needed.split(' ').includes(country)
