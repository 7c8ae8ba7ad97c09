/** Folded words that tell how much, in what pack, from which shop or how urgently, but not what. */

const wordSet = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Units of measure; the parser drops them after a number. */
export const UNITS = wordSet(`
  g gr gram grams gramm gramme grammes gramo gramos kg kgs kilo kilos kilogram kilograms mg mcg iu
  l lt ltr liter liters litre litres litro litros ml cl dl oz ozs ounce ounces fl fluid
  lb lbs pound pounds pint pints pt quart quarts qt gal gallon gallons inch inches cm mm m ft yd yds watt w v
  ct count cnt pc pcs piece pieces pk pks ea each x stuck stk pfund livre livres libra libras unidad unidades uds ud unite unites
  size serving servings ply mah mp cup cups tsp tbsp tbs teaspoon teaspoons tablespoon tablespoons el tl
  essloffel teeloffel taza tazas tasse tassen tasses cda cdas cdta cdtas cucharada cucharadas cucharadita cucharaditas
`);

/** Containers; the parser drops them after a number or before "of". */
export const PACKS = wordSet(`
  pack packs package packages packet packets pkg pkgs box boxes bx jar jars bottle bottles btl bag bags carton
  cartons case cases tube tubes tub tubs tray trays crate crates bunch bunches punnet punnets loaf loaves roll rolls
  can cans tin tins head heads slice slices stick sticks clove cloves pinch pinches dash handful handfuls sprig sprigs bar bars sleeve sleeves dozen pair pairs set sets multipack
  packung packungen pckg pack paket pakete dose dosen flasche flaschen glas glaser bund bunde zweig zweige zehe zehen prise prisen handvoll becher tute tuten beutel kasten
  kiste kisten scheibe scheiben kopf rolle rollen karton schale netz riegel tafel tafeln
  paquete paquetes bote botes lata latas botella botellas bolsa bolsas caja cajas frasco frascos tarro tarros manojo
  docena docenas barra brik bandeja malla rebanadas diente dientes pizca pizcas punado ramita ramitas sobre sobres tableta
  paquet paquets boite boites bouteille bouteilles sachet sachets pot pots botte bottes brin brins gousse gousses pincee pincees poignee douzaine barquette brique
  tranche tranches filet sac sacs cagette bocal tablette conserve
`);

/** Containers whose food is preserved. */
export const CANS = wordSet(
  `can cans tin tins dose dosen lata latas boite boites conserve konserve konserven`,
);

/** Units in which fresh herbs and vegetables are sold. */
export const BUNCHES = wordSet(
  `bunch bunches sprig sprigs bund bunde zweig zweige manojo ramita ramitas botte bottes brin brins`,
);

/** Vegetables whose plural means pieces; their singular is also a spice. */
export const PLURAL_VEGETABLES = wordSet(`peppers paprikas`);

/** Words for numbers; the parser drops them before a unit or a container. */
export const NUMBER_WORDS = wordSet(`
  a an one two three four five six seven eight nine ten half quarter couple few some several another extra
  ein eine einen zwei drei vier funf sechs halbe halbes halber paar einige
  un una uno unos unas dos tres cuatro cinco seis medio media
  une deux trois quatre cinq demi quelques des
`);

/** Marketing words (praise, kinds of farming): a name means the same without them. */
export const MARKETING_WORDS = wordSet(`
  organic organics bio eco natural naturals naturally fresh freshly premium quality finest best classic original
  traditional authentic homestyle gourmet artisan select selected signature deluxe favorite favourite favorites new
  improved real pure simple simply farm farmhouse grade usda certified nongmo gmo local seasonal imported
  family value economy jumbo large medium small big mini xl xxl regular standard assorted variety various mixed
  refill refills ready cheap good nice healthy brand store generic own unsalted salted free gluten lactose sugar fat low
  reduced light lite vegan vegetarian raw whole frisch frische frischer frisches natur natürlich fein feine gross klein
  grosse kleine regional ecologico ecologica organico organica natural naturales fresco fresca frescos frescas grande
  pequeno biologique biologiques frais fraiche fraiches naturel naturelle grand petit petite petits extra fairtrade
`);

/** Remarks that people write at the end of a line. */
export const REMARKS = wordSet(`
  asap please pls plz urgent important soon today tomorrow tonight needed need buy get maybe sale offer coupon
  kasten kiste packung packungen bund botella paquete bouteille paquet
  bitte dringend wichtig morgen heute urgente favor manana hoy vite demain
`);

/** "for dinner": what a preposition and one of these words says is not part of the name. */
export const OCCASIONS = wordSet(`
  dinner lunch breakfast supper party weekend picnic bbq kids mom mum dad grandma tomorrow tonight today work
  school guests monday tuesday wednesday thursday friday saturday sunday recipe abendessen mittagessen fruhstuck
  kinder cena comida almuerzo fiesta diner dejeuner
`);

/** Shops and their own brands, the longest first. */
export const STORE_BRANDS: readonly (readonly string[])[] = `
  kirkland signature|kirkland|great value|trader joe s|trader joes|trader joe|whole foods market|whole foods
  365 everyday value|365 by whole foods|365|costco|aldi|lidl|tesco finest|tesco|sainsburys|sainsbury s|asda|waitrose
  morrisons|marks and spencer|marks spencer|m and s|ocado|iceland|walmart|target|good and gather|good gather
  market pantry|up and up|up up|equate|kroger|safeway|signature select|signature farms|o organics|simple truth|publix
  wegmans|meijer|heb|h e b|hy vee|food lion|stop and shop|stop shop|shoprite|amazon basics|amazon fresh|amazon
  happy belly|members mark|member s mark|sam s club|sams club|archer farms|nature s promise|store brand|own brand
  generic|no name|presidents choice|president s choice|rewe bio|rewe|edeka|gut gunstig|gut und gunstig|k classic|kaufland
  netto|alnatura|rossmann|hacendado|mercadona|carrefour|auchan|leclerc|monoprix|intermarche|eroski|el corte ingles
  marque repere|franprix|super u|simply nature|simply|sprouts|albertsons|essential everyday|spartan|woolworths|coles
`
  .trim()
  .split(/[|\n]/)
  .map((brand) => brand.trim().split(" "))
  .sort((a, b) => b.length - a.length);

/** Stop words: articles, conjunctions and prepositions, which name nothing by themselves. */
export const STOP_WORDS = wordSet(`
  and or of the with in a an n und oder mit von vom zum zur y o e de del con la el los las para al et ou du des le les
  au aux d l avec a
`);

/** An ingredient, a flavour or a use follows these words, so that the thing itself stands before them. */
export const HEAD_ENDS = wordSet(
  `with in without from for flavored flavoured plus by on mit ohne con sin avec sans aus fur`,
);
