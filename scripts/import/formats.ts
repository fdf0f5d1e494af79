import { headerWords } from './header-words.ts'

/*
 * The columns of the files that are read, by the name that the code has for each. A file has one of the headers of a
 * column, in capitals, blanks and marks as it likes. `#` stands for a number.
 */

export interface Format<Field extends string = string> {
  readonly name: string
  readonly fields: Readonly<Record<Field, readonly string[]>>
  /** What else the columns are called, word for word: a slip of the pen is none of these. */
  readonly words?: Readonly<Partial<Record<NoInfer<Field>, Readonly<Record<string, readonly string[]>>>>>
  /** Without one of these the file cannot be used. */
  readonly required: readonly NoInfer<Field>[]
  /** At least one of these: what is required alone is in many files. */
  readonly strong: readonly NoInfer<Field>[]
  /** Headers that only other files have. */
  readonly never: readonly string[]
  /** Headers that are not read, and no misspelling of one that is. */
  readonly others: readonly string[]
}

const formatOf = <Field extends string>(format: Format<Field>) => format

/** Shopify, help center “Using CSV files to import and export products”: the columns since 2024, then those before. */
export const shopify = formatOf({
  name: 'Shopify’s product CSV',
  fields: {
    title: ['Title'],
    handle: ['URL handle', 'Handle'],
    description: ['Description', 'Body (HTML)'],
    seoDescription: ['SEO description'],
    vendor: ['Vendor'],
    category: ['Product category'],
    type: ['Type'],
    tags: ['Tags'],
    published: ['Published on online store', 'Published'],
    status: ['Status'],
    sku: ['SKU', 'Variant SKU'],
    barcode: ['Barcode', 'Variant Barcode'],
    'option#Name': ['Option# name'],
    'option#Value': ['Option# value'],
    price: ['Price', 'Variant Price'],
    compareAtPrice: ['Compare-at price', 'Variant Compare At Price'],
    tracker: ['Inventory tracker', 'Variant Inventory Tracker'],
    quantity: ['Inventory quantity', 'Variant Inventory Qty'],
    sellsOn: ['Continue selling when out of stock', 'Variant Inventory Policy'],
    grams: ['Weight value (grams)', 'Variant Grams'],
    measure: ['Unit price total measure'],
    measureUnit: ['Unit price total measure unit'],
    baseMeasure: ['Unit price base measure'],
    baseMeasureUnit: ['Unit price base measure unit'],
    picture: ['Product image URL', 'Image Src'],
    picturePosition: ['Image position'],
    variantPicture: ['Variant image URL', 'Variant Image'],
    giftCard: ['Gift card'],
    // Only in what `products.json` says.
    variantId: ['Variant ID'],
  },
  required: ['title', 'price'],
  strong: ['handle', 'option#Name', 'vendor'],
  never: [
    'image_link',
    'item_group_id',
    'Regular price',
    'Product Type [Non Editable]',
    'attribute_set_code',
  ],
  others: ['Tax code', 'Variant Tax Code', 'Published At'],
})

const weightIn = (unit: string) => ['Weight', 'Gewicht', 'Poids', 'Peso'].map((word) => `${word} (${unit})`)

/** WooCommerce’s exporter translates its headers: English, then as its German, French and Spanish translations have them. */
export const wooCommerce = formatOf({
  name: 'WooCommerce’s product CSV',
  fields: {
    id: ['ID'],
    type: ['Type', 'Typ', 'Tipo'],
    sku: ['SKU', 'Artikelnummer', 'Art.-Nr.', 'UGS'],
    gtin: [
      'GTIN, UPC, EAN, or ISBN',
      'GTIN, UPC, EAN oder ISBN',
      'GTIN, UPC, EAN ou ISBN',
      'GTIN, UPC, EAN o ISBN',
    ],
    name: ['Name', 'Nom', 'Nombre'],
    published: ['Published', 'Veröffentlicht', 'Publié', 'Publicado'],
    visibility: [
      'Visibility in catalog',
      'Sichtbarkeit im Katalog',
      'Visibilité dans le catalogue',
      'Visibilidad en el catálogo',
    ],
    summary: ['Short description', 'Kurzbeschreibung', 'Description courte', 'Descripción corta'],
    description: ['Description', 'Beschreibung', 'Descripción'],
    saleFrom: [
      'Date sale price starts',
      'Datum, an dem Angebotspreis beginnt',
      'Datum, an dem der Angebotspreis beginnt',
      'Date de début de promo',
      'Día en que empieza el precio rebajado',
    ],
    saleTo: [
      'Date sale price ends',
      'Datum, an dem Angebotspreis endet',
      'Datum, an dem der Angebotspreis endet',
      'Date de fin de promo',
      'Día en que termina el precio rebajado',
    ],
    inStock: [
      'In stock?',
      'Vorrätig?',
      'Auf Lager?',
      'En stock ?',
      'En inventaire?',
      '¿Existencias?',
      '¿En inventario?',
    ],
    stock: ['Stock', 'Lager', 'Bestand', 'Lagerbestand', 'Inventaire', 'Inventario'],
    backorders: [
      'Backorders allowed?',
      'Lieferrückstände erlaubt?',
      'Rückstände erlaubt?',
      'Autoriser les commandes de produits en rupture ?',
      '¿Permitir reservas de productos agotados?',
    ],
    weightKg: weightIn('kg'),
    weightG: weightIn('g'),
    weightLbs: weightIn('lbs'),
    weightOz: weightIn('oz'),
    salePrice: ['Sale price', 'Angebotspreis', 'Tarif promo', 'Prix promo', 'Precio rebajado'],
    regularPrice: [
      'Regular price',
      'Regulärer Preis',
      'Normaler Preis',
      'Tarif régulier',
      'Prix régulier',
      'Precio normal',
      'Precio regular',
    ],
    categories: ['Categories', 'Kategorien', 'Catégories', 'Categorías'],
    tags: ['Tags', 'Schlagwörter', 'Étiquettes', 'Etiquetas'],
    brands: ['Brands', 'Brand', 'Marken', 'Marke', 'Marques', 'Marcas', 'Marca'],
    pictures: ['Images', 'Bilder', 'Imágenes'],
    parent: ['Parent', 'Übergeordnetes Produkt', 'Übergeordnet', 'Superior', 'Principal'],
    'attribute#Name': [
      'Attribute # name',
      'Attribut # Name',
      'Name des Attributs #',
      'Nom de l’attribut #',
      'Nombre del atributo #',
    ],
    'attribute#Values': [
      'Attribute # value(s)',
      'Attribut # Wert(e)',
      'Wert(e) des Attributs #',
      'Valeur(s) de l’attribut #',
      'Valor(es) del atributo #',
    ],
  },
  required: ['type', 'name', 'regularPrice'],
  strong: ['visibility', 'inStock', 'parent', 'published'],
  never: ['Handle', 'URL handle', 'image_link', 'attribute_set_code'],
  // Of a shop that measures in metres.
  others: ['Height (m)', 'Länge (m)'],
})

/** Google Merchant Center’s product data, in a table or in XML; other marketplaces take the same. */
export const googleMerchant = formatOf({
  name: 'Google Merchant Center’s product data',
  fields: {
    id: ['id'],
    title: ['title'],
    description: ['description'],
    picture: ['image_link'],
    morePictures: ['additional_image_link'],
    availability: ['availability'],
    availableFrom: ['availability_date'],
    price: ['price'],
    salePrice: ['sale_price'],
    saleDates: ['sale_price_effective_date'],
    brand: ['brand'],
    gtin: ['gtin'],
    group: ['item_group_id'],
    color: ['color'],
    size: ['size'],
    material: ['material'],
    pattern: ['pattern'],
    type: ['product_type'],
    category: ['google_product_category'],
    highlights: ['product_highlight'],
    details: ['product_detail'],
    measure: ['unit_pricing_measure'],
    baseMeasure: ['unit_pricing_base_measure'],
    quantity: ['quantity', 'sell_on_google_quantity'],
    weight: ['shipping_weight'],
  },
  required: ['id', 'title', 'price'],
  strong: ['picture', 'availability', 'group'],
  never: ['Handle', 'URL handle', 'Regular price', 'attribute_set_code'],
  others: ['shipping_height'],
})

/** A table with the fields of records as headers, or owners’ words for them; also `option: Size` and `specification: Material`. */
export const plain = formatOf({
  name: 'a table with the fields of records',
  fields: {
    id: ['id'],
    name: ['name'],
    category: ['category'],
    categories: ['categories'],
    price: ['price'],
    originalPrice: ['originalPrice'],
    slug: ['slug'],
    description: ['description'],
    longDescription: ['longDescription'],
    descriptionHtml: ['descriptionHtml'],
    rating: ['rating'],
    reviews: ['reviews'],
    stock: ['stock'],
    availableFrom: ['availableFrom'],
    sku: ['sku'],
    gtin: ['gtin'],
    brand: ['brand'],
    image: ['image'],
    images: ['images'],
    features: ['features'],
    tags: ['tags'],
    amount: ['amount'],
    weight: ['weight'],
    // Rows with one text here are the variants of one product.
    group: ['group'],
  },
  words: headerWords,
  required: ['name', 'price'],
  strong: ['name'],
  never: [
    ...wooCommerce.fields.type,
    ...wooCommerce.fields.regularPrice,
    'Handle',
    'URL handle',
    'image_link',
    'attribute_set_code',
  ],
  others: [],
})

export const formats: readonly Format[] = [shopify, wooCommerce, googleMerchant, plain]
