/*
 * ISO 3166, by the data of Google's libaddressinput (`require` and `fmt`): countries whose addresses need a state, province
 * or the like, and those whose addresses may have one.
 */
const needed =
  'AE AS AU BR CA CN CO CR ES FM GU HK HN ID IN IQ IT JM JP KN KR KY MH MP NR PF PG PW RU SO SV TW UA UM US VE VI'
const usual =
  'AM AR BB BS BY CC CL CV CX EG HM IE IR KI KZ MN MX MY NF NG NI PA PE PH SC SR TH TR TV UY UZ VN'

export const needsRegion = (country: string): boolean => needed.split(' ').includes(country)

export const hasRegion = (country: string): boolean =>
  needsRegion(country) || usual.split(' ').includes(country)
