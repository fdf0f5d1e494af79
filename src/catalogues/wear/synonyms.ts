/** What shoppers type, and the texts that find it here. */
export const synonyms: Readonly<Record<string, readonly string[]>> = {
  tshirt: ['t-shirt'],
  longsleeve: ['langarmshirt'],
  pulli: ['pullover'],
  hoodie: ['pullover'],
  strickjacke: ['cardigan'],
  trenchcoat: ['mantel'],
  anorak: ['jacke', 'regenmantel'],
  'kurze hose': ['shorts'],
  strumpf: ['socken'],
  beanie: ['mütze'],
  kappe: ['schirmmütze'],
  cap: ['schirmmütze'],
  halstuch: ['schal'],
}
