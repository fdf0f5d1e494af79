/** ISO 3166, by the lists of the Universal Postal Union: countries and regions that have no postal codes. */
const withoutCodes =
  'AE AG AO AW BF BI BJ BO BS BW BZ CD CF CG CI CK CM CW DJ DM ER FJ GA GD GH GM GQ GY HK JM KI KM KN KP LY ML MO MR MW NR QA RW SB SC SL SR SS ST SX SY TD TG TL TO TV UG VU YE ZW'

/** Whether an address in this country needs a postal code. */
export const needsPostalCode = (country: string): boolean => !withoutCodes.split(' ').includes(country)
