/*
 * What owners call the columns of their own tables in the languages that the shop has texts for, by the field of a record.
 * Capitals, accents and marks do not count, and `Preis (€)` is `Preis`. A word is here only where it means one field
 * alone: not “Menge” (stock or amount), “Titel” (Google’s and Shopify’s), “Gewicht” without its unit, which is often
 * kilograms, and none of a regular price, by which WooCommerce’s files are known. Words that are the English ones are
 * left out: “Catégories”.
 */

type Words = Readonly<Record<'de' | 'es' | 'fr' | 'ja' | 'ar', readonly string[]>>

export const headerWords = {
  id: {
    de: ['Produkt-ID', 'Artikel-ID'],
    es: ['ID de producto', 'ID del producto'],
    fr: ['ID produit', 'ID du produit'],
    ja: ['商品ID'],
    ar: ['معرف المنتج'],
  },
  name: {
    de: ['Bezeichnung', 'Produktname', 'Artikelname', 'Produktbezeichnung', 'Artikelbezeichnung'],
    es: ['Nombre', 'Nombre de producto', 'Nombre del producto', 'Nombre del artículo'],
    fr: ['Nom', 'Nom produit', 'Nom du produit', 'Nom de l’article', 'Désignation'],
    ja: ['商品名', '商品名称', '製品名', '品名'],
    ar: ['الاسم', 'اسم المنتج'],
  },
  category: {
    de: ['Kategorie', 'Produktkategorie', 'Warengruppe'],
    es: ['Categoría', 'Categoría de producto', 'Categoría del producto'],
    fr: ['Catégorie', 'Catégorie produit', 'Catégorie du produit', 'Catégorie de produit'],
    ja: ['カテゴリ', 'カテゴリー', '商品カテゴリ', '商品カテゴリー'],
    ar: ['الفئة', 'فئة المنتج'],
  },
  categories: {
    de: ['Kategorien', 'Produktkategorien'],
    es: ['Categorías', 'Categorías de producto'],
    fr: ['Catégories de produits'],
    ja: [],
    ar: ['الفئات', 'فئات المنتج'],
  },
  price: {
    de: ['Preis', 'Preis (EUR)', 'Preis in EUR', 'Preis in Euro', 'Verkaufspreis'],
    es: ['Precio', 'Precio (EUR)', 'Precio en euros', 'Precio de venta', 'PVP'],
    fr: ['Prix', 'Prix (EUR)', 'Prix en euros', 'Prix de vente', 'Prix TTC', 'Prix de vente TTC'],
    ja: [
      '価格',
      '価格（円）',
      '価格（税込）',
      '税込価格',
      '販売価格',
      '販売価格（円）',
      '販売価格（税込）',
      '税込販売価格',
    ],
    ar: ['السعر'],
  },
  originalPrice: {
    de: ['Streichpreis', 'Alter Preis', 'Früherer Preis', 'Vorheriger Preis'],
    es: ['Precio anterior', 'Precio tachado'],
    fr: ['Ancien prix', 'Prix barré'],
    ja: ['割引前価格', '値引き前価格'],
    ar: ['السعر السابق', 'السعر القديم', 'السعر قبل الخصم'],
  },
  description: {
    de: ['Kurzbeschreibung', 'Kurztext'],
    es: ['Descripción corta', 'Descripción breve'],
    fr: ['Description courte', 'Courte description'],
    ja: ['短い説明', '商品概要'],
    ar: ['وصف قصير', 'الوصف القصير', 'وصف مختصر', 'الوصف المختصر'],
  },
  // The short one is made of its first sentences, so that a long text loses nothing.
  longDescription: {
    de: ['Beschreibung', 'Produktbeschreibung', 'Artikelbeschreibung', 'Langbeschreibung'],
    es: ['Descripción', 'Descripción larga', 'Descripción de producto', 'Descripción del producto'],
    fr: ['Description longue', 'Description produit', 'Description du produit'],
    ja: ['商品説明', '商品説明文', '商品の説明', '説明', '説明文'],
    ar: ['الوصف', 'وصف المنتج', 'الوصف الطويل', 'الوصف الكامل'],
  },
  stock: {
    de: ['Bestand', 'Lagerbestand', 'Stückzahl auf Lager'],
    es: ['Existencias', 'Inventario', 'Cantidad en stock'],
    fr: ['Quantité en stock', 'Stock disponible'],
    ja: ['在庫', '在庫数', '在庫数量'],
    ar: ['المخزون', 'الكمية في المخزون'],
  },
  sku: {
    de: ['Artikelnummer', 'Artikel-Nr.', 'Art.-Nr.'],
    es: ['Referencia', 'Código de producto', 'Código del producto', 'Código de artículo'],
    fr: ['Référence', 'Référence produit', 'Code produit', 'Code article', 'UGS'],
    ja: ['商品コード', '商品番号', '品番'],
    ar: ['رمز المنتج', 'كود المنتج'],
  },
  gtin: {
    de: ['EAN', 'EAN-Code', 'Strichcode'],
    es: ['Código EAN', 'Código de barras'],
    fr: ['Code EAN', 'Code-barres', 'Code à barres'],
    ja: ['JAN', 'JANコード', 'バーコード'],
    ar: ['الباركود', 'باركود', 'الرمز الشريطي'],
  },
  brand: {
    de: ['Marke', 'Markenname'],
    es: ['Marca'],
    fr: ['Marque'],
    ja: ['ブランド', 'ブランド名'],
    ar: ['الماركة', 'العلامة التجارية'],
  },
  image: {
    de: ['Bild', 'Bild-URL', 'Produktbild', 'Hauptbild'],
    es: ['Imagen', 'URL de imagen', 'URL de la imagen', 'Imagen principal'],
    fr: ['URL image', 'URL de l’image', 'Image principale', 'Photo'],
    ja: ['画像', '画像URL', '商品画像', '商品画像URL', 'メイン画像'],
    ar: ['الصورة', 'صورة المنتج', 'رابط الصورة'],
  },
  images: {
    de: ['Bilder', 'Bild-URLs', 'Produktbilder'],
    es: ['Imágenes', 'URL de las imágenes'],
    fr: ['URL des images', 'Photos'],
    ja: ['画像一覧'],
    ar: ['الصور', 'صور المنتج'],
  },
  tags: {
    de: ['Schlagwörter', 'Schlagworte', 'Stichwörter'],
    es: ['Etiquetas'],
    fr: ['Étiquettes'],
    ja: ['タグ', '商品タグ'],
    ar: ['الوسوم', 'وسوم'],
  },
  amount: {
    de: ['Füllmenge', 'Nettofüllmenge'],
    es: ['Contenido neto', 'Cantidad neta'],
    fr: ['Contenance', 'Quantité nette'],
    ja: ['内容量'],
    ar: ['الكمية الصافية'],
  },
  weight: {
    de: ['Gewicht (g)', 'Gewicht in g', 'Gewicht in Gramm'],
    es: ['Peso (g)', 'Peso en g', 'Peso en gramos'],
    fr: ['Poids (g)', 'Poids en g', 'Poids en grammes'],
    ja: ['重量（g）', '重さ（g）'],
    ar: ['الوزن بالجرام', 'الوزن بالغرام'],
  },
} satisfies Readonly<Record<string, Words>>
