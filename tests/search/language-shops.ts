import { stemmer as english } from '@orama/stemmers/english'
import { stemmer as french } from '@orama/stemmers/french'
import { stemmer as german } from '@orama/stemmers/german'
import { stemmer as spanish } from '@orama/stemmers/spanish'
import { currencyWordsOf } from '#catalogue/words/currency-words.ts'
import { stemmer as arabic } from '#catalogue/words/arabic-stemmer.ts'
import * as ar from '#catalogue/words/plain-words/ar.ts'
import * as de from '#catalogue/words/plain-words/de.ts'
import * as en from '#catalogue/words/plain-words/en.ts'
import * as es from '#catalogue/words/plain-words/es.ts'
import * as fr from '#catalogue/words/plain-words/fr.ts'
import * as ja from '#catalogue/words/plain-words/ja.ts'
import type { LanguageShop } from './open-language-shop.ts'

/**
 * The same goods in six languages, and what shoppers type: `typed => id` with the number of the line of the product that
 * is first in the list, or else in that of the first offer. `*`: no product, but something that leads on.
 */
export const languageShops: readonly LanguageShop[] = [
  {
    name: 'German',
    locale: 'de-DE',
    currency: 'EUR',
    currencyWords: ['euro', 'euros'],
    plainWords: de,
    forms: { stem: german, joinsWords: true },
    products: `
      Teekanne aus Gusseisen | Geschirr | Schwer und schwarz, hält den Tee lange warm. | Tonwerk | küche,geschenk | TK-100 | 59
      Kaffeetasse „Café Größe L“ | Geschirr | Eine Tasse für den Milchkaffee. | Tonwerk | küche | KT-200 | 12.5
      Grüner Tee Sencha | Lebensmittel | Loser Tee aus Japan, 100 g. | Blatt & Co | bio | GT-300 | 8.9
      Fußball | Sport | Handgenäht, Größe 5. | Kicker | | FB-400 | 29
      Damenschuhe aus Leder | Mode | Schmal geschnitten, mit flachem Absatz. | Laufgut | | DS-500 | 89
      Regenjacke | Mode | Leicht und dicht, passt über einen Pullover. | Nordwind | outdoor | RJ-600 | 120
      Kopfhörer, kabellos | Technik | Mit Mikrofon und zwanzig Stunden Akku. | Klang | | KH-700 | 79
      Kamera für Einsteiger | Technik | Mit Tasche und Speicherkarte. | Klang | geschenk | KA-800 | 340
      Straßenkarte Berlin | Bücher | Maßstab 1:20.000. | | reise | SK-900 | 9.8
      Stehlampe | Wohnen | Aus Eiche, mit Schirm aus Leinen. | Lichtblick | | SL-110 | 149
      Handtücher, 2 Stück | Wohnen | Aus Baumwolle, 50 × 100 cm. | Lichtblick | | HT-120 | 25
      Kinderbücher-Set | Bücher | Drei Bücher zum Vorlesen. | | geschenk | KB-130 | 32
      Messer | Geschirr | Für Brot und Gemüse. | Tonwerk | küche | ME-140 | 19
    `,
    searches: `
      Tee unter 50 Euro => 3
      Tee bis 10 € => 3
      unter 10 Euro => 3
      geschenk unter 50 euro => 12
      strassenkarte => 9
      STRASSENKARTE BERLIN => 9
      fussball => 4
      FUẞBALL => 4
      Schuhe => 5
      damenschuh => 5
      Schuhe für Damen => 5
      Lederschuhe => 5
      Lampe => 10
      Lampen => 10
      handtuch => 11
      Buch => 12
      Kinderbuch => 12
      kopfhoerer => 7
      kopfhorer => 7
      Kopfhörer.␠ => 7
      „Grüner Tee“ => 3
      »Grüner Tee« => 3
      ‚Grüner Tee‘ => 3
      Regenjaken => 6
      Kammera => 8
      Kamerra => 8
      gruener tee => 3
      Teekannen => 1
      Kanne => 1
      Gusseisenkanne => 1
      der die das => *
      und => *
      👕 => *
      ⚽ => *
      RJ-600 => 6
      rj600 => 6
      rj 600 => 6
      Tonwerk Geschirr => 1
      geschenk => 1
      Tee, bitte => 3
      Tasse für Kaffee => 2
      Kaffeetassen => 2
      groesse 5 => 4
      Jacke gegen Regen => 6
      Bücher für Kinder => 12
      Ich suche eine Kamera => 8
      suche Regenjacke! => 6
      Regenjacke? => 6
      „Grüner Tee => 3
      Mode unter 100 € => 5
    `,
  },
  {
    name: 'French',
    locale: 'fr-FR',
    currency: 'EUR',
    currencyWords: ['euro', 'euros'],
    plainWords: fr,
    forms: { stem: french, joinsWords: false },
    products: `
      Théière en fonte | Vaisselle | Lourde et noire, elle garde le thé au chaud. | Terre & Feu | cuisine,cadeau | TF-100 | 59
      Tasse à café « L’Été » | Vaisselle | Une tasse pour le café crème. | Terre & Feu | cuisine | TC-200 | 12.5
      Thé vert Sencha | Épicerie | Feuilles du Japon, 100 g. | Feuille | bio | TV-300 | 8.9
      Ballon de football | Sport | Cousu main, taille 5. | Kicker | | BF-400 | 29
      Chaussures en cuir pour femme | Mode | Coupe étroite et talon plat. | Pas à Pas | | CF-500 | 89
      Manteau imperméable | Mode | Léger, il passe sur un pull. | Vent du Nord | plein air | MI-600 | 120
      Casque audio sans fil | High-tech | Avec micro et vingt heures d’autonomie. | Écho | | CA-700 | 79
      Appareil photo | High-tech | Avec étui et carte mémoire. | Écho | cadeau | AP-800 | 340
      Carte de Paris | Livres | Échelle 1:20 000. | | voyage | CP-900 | 9.8
      Lampadaire en chêne | Maison | Avec abat-jour en lin. | Lumen | | LC-110 | 149
      Serviettes de bain, lot de 2 | Maison | En coton, 50 × 100 cm. | Lumen | | SB-120 | 25
      Livres pour enfants | Livres | Trois histoires à lire le soir. | | cadeau | LE-130 | 32
      Couteau de cuisine | Vaisselle | Pour le pain et les légumes. | Terre & Feu | cuisine | CC-140 | 19
    `,
    searches: `
      thé à moins de 50 euros => 3
      moins de 10 € => 3
      cadeau à moins de 50 € => 12
      theiere => 1
      THÉIÈRE => 1
      theieres => 1
      the vert => 3
      thé vert. => 3
      « thé vert » => 3
      “thé vert” => 3
      chaussure => 5
      chaussures femmes => 5
      chausures => 5
      manteaux => 6
      impermeable => 6
      casques => 7
      ecouteurs casque => 7
      appareils photos => 8
      apareil photo => 8
      carte => 9
      lampadaires => 10
      chene => 10
      serviette => 11
      serviette de bain => 11
      livre => 12
      livre enfant => 12
      livres d'enfants => 12
      livres d’enfants => 12
      couteaux => 13
      l'été => 2
      l’ete => 2
      tasse café => 2
      tasses à café => 2
      le la les => *
      de => *
      👟 => *
      MI-600 => 6
      mi600 => 6
      Terre & Feu Vaisselle => 1
      cadeau => 1
      je cherche un manteau => 6
      manteau ? => 6
      épicerie => 3
      Epicerie => 3
      mode à moins de 100 € => 5
      théière␠␠. => 1
    `,
  },
  {
    name: 'Spanish',
    locale: 'es-ES',
    currency: 'EUR',
    currencyWords: ['euro', 'euros'],
    plainWords: es,
    forms: { stem: spanish, joinsWords: false },
    products: `
      Tetera de hierro | Vajilla | Pesada y negra, mantiene el té caliente. | Barro | cocina,regalo | TH-100 | 59
      Taza de café «Otoño» | Vajilla | Una taza para el café con leche. | Barro | cocina | TC-200 | 12.5
      Té verde Sencha | Alimentación | Hojas de Japón, 100 g. | Hoja | bio | TV-300 | 8.9
      Balón de fútbol | Deporte | Cosido a mano, talla 5. | Kicker | | BF-400 | 29
      Zapatos de piel para mujer | Moda | Corte estrecho y tacón bajo. | Paso | | ZM-500 | 89
      Chaqueta impermeable | Moda | Ligera, cabe sobre un jersey. | Viento Norte | aire libre | CI-600 | 120
      Auriculares inalámbricos | Tecnología | Con micrófono y veinte horas de batería. | Eco | | AI-700 | 79
      Cámara para principiantes | Tecnología | Con funda y tarjeta de memoria. | Eco | regalo | CP-800 | 340
      Mapa de España | Libros | Escala 1:200.000. | | viaje | ME-900 | 9.8
      Lámpara de pie | Hogar | De roble, con pantalla de lino. | Lumbre | | LP-110 | 149
      Toallas de baño, 2 unidades | Hogar | De algodón, 50 × 100 cm. | Lumbre | | TB-120 | 25
      Cuentos para niños | Libros | Tres historias para leer por la noche. | | regalo | CN-130 | 32
      Cuchillo de cocina | Vajilla | Para el pan y la verdura. | Barro | cocina | CC-140 | 19
    `,
    searches: `
      té por menos de 50 euros => 3
      por menos de 10 € => 3
      regalo de menos de 50 € => 12
      tetera => 1
      teteras => 1
      te verde => 3
      Té verde. => 3
      «té verde» => 3
      “té verde” => 3
      zapato => 5
      zapatos mujer => 5
      zapatos de mujer => 5
      zapattos => 5
      chaquetas => 6
      chaqeta => 6
      auricular => 7
      auriculares inalambricos => 7
      camara => 8
      cámaras => 8
      mapas => 9
      espana => 9
      españa => 9
      lampara => 10
      lámparas => 10
      toalla => 11
      toalla de baño => 11
      toalla bano => 11
      cuento => 12
      cuento niño => 12
      cuentos infantiles niños => 12
      cuchillos => 13
      ¿cuchillo? => 13
      ¡cuchillo! => 13
      otoño => 2
      otono => 2
      tazas café => 2
      balon de futbol => 4
      balones => 4
      el la los => *
      de => *
      👟 => *
      CI-600 => 6
      ci600 => 6
      Barro Vajilla => 1
      regalo => 1
      busco una chaqueta => 6
      moda por menos de 100 € => 5
      alimentacion => 3
    `,
  },
  {
    name: 'English',
    locale: 'en-GB',
    currency: 'GBP',
    currencyWords: currencyWordsOf('en-GB', 'GBP'),
    plainWords: en,
    forms: { stem: english, joinsWords: false },
    products: `
      Cast-Iron Teapot | Tableware | Heavy and black, it keeps the tea warm. | Clayworks | kitchen,gift | CT-100 | 59
      Coffee Cup “Café” | Tableware | A cup for milky coffee. | Clayworks | kitchen | CC-200 | 12.5
      Sencha Green Tea | Groceries | Leaves from Japan, 100 g. | Leaf & Co | organic | GT-300 | 8.9
      Football | Sports | Stitched by hand, size 5. | Kicker | | FB-400 | 29
      Women’s Leather Shoes | Fashion | Narrow cut with a flat heel. | Stride | | WS-500 | 89
      Rain Jacket | Fashion | Light, and fits over a jumper. | Northwind | outdoor | RJ-600 | 120
      Wireless Headphones | Tech | With a microphone and twenty hours of battery. | Echo | | WH-700 | 79
      Camera for Beginners | Tech | With a case and a memory card. | Echo | gift | CB-800 | 340
      Street Map of London | Books | Scale 1:20,000. | | travel | SM-900 | 9.8
      Floor Lamp | Home | Oak, with a linen shade. | Lumen | | FL-110 | 149
      Bath Towels, Set of 2 | Home | Cotton, 50 × 100 cm. | Lumen | | BT-120 | 25
      Children’s Books | Books | Three stories to read aloud. | | gift | CB-130 | 32
      Bread Knife | Tableware | For bread and vegetables. | Clayworks | kitchen | BK-140 | 19
    `,
    searches: `
      tea under 50 pounds => 3
      tea under £50 => 3
      under 10 pounds => 3
      gift under £50 => 12
      tea pot => 1
      teapots => 1
      tea-pot => 1
      cast iron teapot => 1
      castiron teapot => 1
      green tea. => 3
      “green tea” => 3
      'green tea' => 3
      shoe => 5
      womens shoes => 5
      women's shoes => 5
      woman shoes => 5
      rain jackets => 6
      rainjacket => 6
      jaket => 6
      headphone => 7
      head phones => 7
      hedphones => 7
      cameras => 8
      camra => 8
      maps => 9
      lamps => 10
      towel => 11
      bath towel => 11
      book for children => 12
      childrens book => 12
      kids book => 12
      knives => 13
      bread knives => 13
      cafe => 2
      coffee cups => 2
      foot ball => 4
      the a an => *
      with => *
      👟 => *
      RJ-600 => 6
      rj600 => 6
      Clayworks Tableware => 1
      gift => 1
      show me a camera, please => 8
      camera? => 8
      camera! => 8
      fashion under £100 => 5
      leaf and co => 3
    `,
  },
  {
    name: 'Japanese',
    locale: 'ja-JP',
    currency: 'JPY',
    currencyWords: ['円', '日本円'],
    plainWords: ja,
    forms: { stem: null, joinsWords: false },
    products: `
      鉄のティーポット | 食器 | 重くて黒く、お茶が冷めにくい。 | 土工房 | キッチン,ギフト | TP-100 | 5900
      コーヒーカップ「カフェ」 | 食器 | カフェオレのためのカップ。 | 土工房 | キッチン | CC-200 | 1250
      緑茶 煎茶 | 食品 | 静岡の茶葉、100 g。 | はっぱ堂 | オーガニック | GT-300 | 890
      サッカーボール | スポーツ | 手縫い、5号。 | キッカー | | SB-400 | 2900
      レディースレザーシューズ | ファッション | 細身で、かかとが低い靴。 | あゆみ | | LS-500 | 8900
      レインジャケット | ファッション | 軽くて、セーターの上に着られます。 | 北風 | アウトドア | RJ-600 | 12000
      ワイヤレスヘッドホン | 家電 | マイク付き、20時間再生。 | ひびき | | WH-700 | 7900
      初心者向けカメラ | 家電 | ケースとメモリーカード付き。 | ひびき | ギフト | CB-800 | 34000
      東京の地図 | 本 | 縮尺1:20,000。 | | 旅行 | TM-900 | 980
      フロアランプ | インテリア | オーク材、リネンのシェード。 | あかり | | FL-110 | 14900
      バスタオル 2枚組 | インテリア | 綿、50 × 100 cm。 | あかり | | BT-120 | 2500
      子どもの絵本セット | 本 | 読み聞かせの絵本を三冊。 | | ギフト | PB-130 | 3200
      パン切りナイフ | 食器 | パンと野菜に。 | 土工房 | キッチン | BK-140 | 1900
    `,
    searches: `
      1000円以下のお茶 => 3
      1000円以下 => 3
      5000円以下のギフト => 12
      ギフト 5000円以下 => 12
      ５０００円以下のギフト => 12
      ￥5,000以下のギフト => 12
      ｶﾒﾗ => 8
      かめら => 8
      カメラ => 8
      カメラ。 => 8
      カメラ␠ => 8
      　カメラ　 => 8
      「緑茶」 => 3
      『緑茶』 => 3
      てぃーぽっと => 1
      ﾃｨｰﾎﾟｯﾄ => 1
      ティー ポット => 1
      ティポット => 1
      ティーポト => 1
      ヘッドフォン => 7
      ヘッドホン => 7
      ワイヤレス　ヘッドホン => 7
      レインジャケツト => 6
      ジャケット レイン => 6
      コーヒーカツプ => 2
      コーヒー カップ => 2
      子供の絵本 => 12
      絵本 => 12
      ランプ => 10
      ランプを探しています => 10
      カメラが欲しい => 8
      カメラをください => 8
      バスタオル２枚 => 11
      タオル => 11
      サッカー・ボール => 4
      サッカーボ－ル => 4
      さっかーぼーる => 4
      の => *
      を が は => *
      👟 => *
      RJ-600 => 6
      ＲＪ－６００ => 6
      rj600 => 6
      土工房 食器 => 1
      土工房の食器 => 1
      土工房食器 => 1
      ギフト => 1
      ファッション 10000円以下 => 5
      ナイフ？ => 13
    `,
  },
  {
    name: 'Arabic',
    locale: 'ar-EG',
    currency: 'EGP',
    currencyWords: currencyWordsOf('ar-EG', 'EGP'),
    plainWords: ar,
    forms: { stem: arabic, joinsWords: false },
    products: `
      إبريق شاي من الحديد | أدوات المائدة | ثقيل وأسود، يُبقي الشاي ساخنًا. | طين | مطبخ,هدية | TP-100 | 590
      فنجان القهوة «مقهى» | أدوات المائدة | فنجان للقهوة بالحليب. | طين | مطبخ | CC-200 | 125
      شاي أخضر | بقالة | أوراق من الصين، ١٠٠ غرام. | ورقة | عضوي | GT-300 | 45
      كرة قدم | رياضة | مخيطة يدويًا، مقاس ٥. | كيكر | | FB-400 | 290
      حذاء جلدي نسائي | أزياء | قَصّة ضيقة وكعب منخفض. | خطوة | | WS-500 | 890
      سترة مطر | أزياء | خفيفة وتُلبس فوق الكنزة. | شمال | خارجي | RJ-600 | 1200
      سماعات لاسلكية | إلكترونيات | مع ميكروفون وبطارية لعشرين ساعة. | صدى | | WH-700 | 790
      كاميرا للمبتدئين | إلكترونيات | مع حقيبة وبطاقة ذاكرة. | صدى | هدية | CB-800 | 3400
      خريطة القاهرة | كتب | مقياس ١:٢٠٠٠٠. | | سفر | CM-900 | 98
      مصباح أرضي | المنزل | من خشب البلوط مع غطاء من الكتان. | نور | | FL-110 | 1490
      مناشف حمّام، قطعتان | المنزل | من القطن، ٥٠ × ١٠٠ سم. | نور | | BT-120 | 250
      كتب للأطفال | كتب | ثلاث قصص للقراءة قبل النوم. | | هدية | PB-130 | 320
      سكين الخبز | أدوات المائدة | للخبز والخضار. | طين | مطبخ | BK-140 | 190
    `,
    searches: `
      أقل من ٥٠ جنيه => 3
      اقل من 50 جنيه => 3
      شاي بأقل من ٥٠ جنيهًا => 3
      هدية أقل من ٥٠٠ جنيه => 12
      شاي اخضر => 3
      الشاي الأخضر => 3
      الشاي => 1
      ١٠٠ غرام => 3
      100 غرام => 3
      شاى اخضر => 3
      «شاي أخضر» => 3
      شاي أخضر. => 3
      شاي أخضر، => 3
      ابريق => 1
      إبريق الشاي => 1
      الابريق => 1
      أبريق => 1
      فنجان قهوة => 2
      قهوة => 2
      القهوه => 2
      كره قدم => 4
      كرة القدم => 4
      حذاء => 5
      الحذاء => 5
      حذاء نسائى => 5
      ستره مطر => 6
      سترات => 6
      سماعة => 7
      سماعه => 7
      السماعات => 7
      سماعات لاسلكيه => 7
      كاميرا => 8
      الكاميرا => 8
      كاميرات => 8
      كامرا => 8
      خريطه القاهره => 9
      مصباح => 10
      المصباح => 10
      حمام => 11
      مناشف => 11
      كتاب أطفال => 12
      كتب الأطفال => 12
      كتب اطفال => 12
      السكين => 13
      من في => *
      و => *
      👟 => *
      RJ-600 => 6
      rj600 => 6
      طين أدوات المائدة => 1
      هدية => 1
      الهدية => 1
      أريد كاميرا => 8
      كاميرا؟ => 8
      أزياء بأقل من ١٠٠٠ جنيه => 5
    `,
  },
]
