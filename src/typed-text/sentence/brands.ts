import type { Known, Piece } from "./known.ts";

/** Brands, and the products that bear them: behind one of these a brand is no further thing. */
const brands: [products: RegExp, names: RegExp][] = [
  [
    /(?:chips|crisps|papas|patatas|fritas|nachos|tortillas?)$/iu,
    /^(?:lay['’]?s|pringles|ruffles|doritos|kettle|tyrrells?|vico|brets?|funny[ -]frisch|chio|crunchips|sabritas|walkers|takis|tostitos)$/iu,
  ],
  [
    /(?:ketchup|mayonn?aise|mayo|mayonesa|moutarde|mostaza|mustard|senf|sauce|salsa|tomate frito|beans|bohnen|soup)$/iu,
    /^(?:heinz|hellmann['’]?s|amora|maille|kraft|thomy|ybarra|orlando|develey|lesieur|bautzner|french['’]?s|bénédicta|campbell['’]?s)$/iu,
  ],
  [
    /(?:pasta|pâtes|nudeln|spaghettis?|penne|macarrones|fusilli|lasagn\p{Alpha}+|farfalle|pesto|sauce)$/iu,
    /^(?:barilla|de cecco|panzani|lustucru|gallo|buitoni|birkel|rummo|garofalo)$/iu,
  ],
  [
    /(?:choco\p{Alpha}*|schoko\p{Alpha}*|tafel|tablette)$/iu,
    /^(?:milka|lindt|ritter sport|côte d['’]or|valor|cadbury|hershey['’]?s|ghirardelli|nestlé|poulain|suchard)$/iu,
  ],
  [
    /(?:yog\p{Alpha}+|yaourts?|joghurts?|jogurt|skyr|kéfir|kefir|flan|natillas|actimel)$/iu,
    /^(?:danone|activia|chobani|fage|müller|yoplait|oikos|ehrmann|landliebe|arla|siggi['’]?s|la laitière)$/iu,
  ],
  [
    /(?:cervezas?|beers?|bières?|bier)$/iu,
    /^(?:heineken|estrella(?: galicia| damm)?|mahou|corona|budweiser|becks?|krombacher|kronenbourg|cruzcampo|san miguel|modelo|desperados|leffe|augustiner|tegernseer|guinness|peroni)$/iu,
  ],
  [
    /(?:agua|eau|water|wasser|sprudel|mineralwasser)(?: (?:con gas|gazeuse|pétillante|plate))?$/iu,
    /^(?:evian|vittel|volvic|cristaline|bezoya|font vella|gerolsteiner|perrier|badoit|san pellegrino|contrex|hépar|lanjarón|vichy|fiji)$/iu,
  ],
  [
    /(?:café|coffee|kaffee\p{Alpha}*|café en grano|coffee beans|capsules|cápsulas|kapseln|pods|dosettes|espresso)$/iu,
    /^(?:lavazza|nespresso|dallmayr|jacobs|melitta|tchibo|marcilla|bonka|carte noire|folgers|starbucks|illy|senseo|dolce gusto|tassimo|l['’]or|eduscho)$/iu,
  ],
  [
    /(?:pasta de dientes|dentífrico|toothpaste|zahnpasta|zahncreme|dentifrice|toothbrush(?:es)?|cepillos?(?: de dientes)?|brosses? à dents|zahnbürsten?)$/iu,
    /^(?:colgate|oral[ -]b|sensodyne|elmex|signal|crest|meridol|parodontax|aquafresh)$/iu,
  ],
  [
    /(?:shampoo|champú|shampooing|duschgel|gel(?: de (?:ducha|baño)| douche)?|deo(?:dorante?|dorant)?|déodorant|desodorante|creme|crema|crème|soap|jabón|savon|lotion|conditioner|acondicionador)$/iu,
    /^(?:pantene|garnier|elvive|elsève|dove|nivea|axe|rexona|sanex|balea|schauma|aveeno|cetaphil|le petit marseillais|old spice)$/iu,
  ],
  [
    /(?:detergente|detergent|waschmittel|lessive|lavavajillas|dish soap|spülmittel|spüli|liquide vaisselle|tabs|pastillas|pastilles|suavizante|weichspüler|adoucissant|lejía)$/iu,
    /^(?:ariel|persil|skip|tide|le chat|dash|fairy|finish|somat|dixan|calgon|vernel|lenor|mimosín|mimosin|dawn|paic|sun|cascade|frosch|gain)$/iu,
  ],
  [
    /(?:pañales|diapers|nappies|windeln|couches|wipes|toallitas|lingettes|feuchttücher)$/iu,
    /^(?:pampers|huggies|dodot|lillydoo|chelino|luvs)(?: (?:size|talla|taille|größe) \d)?$/iu,
  ],
  [
    /(?:food|futter|pienso|croquettes|pâtée|comida (?:para|de) (?:gatos?|perros?))$/iu,
    /^(?:whiskas|felix|royal canin|purina|sheba|friskies|pedigree|frolic|cesar|iams)$/iu,
  ],
  [
    /(?:butter|mantequilla|beurre|margarin[ae]|käse|queso|fromage|cheese|frischkäse|queso crema|cream cheese)$/iu,
    /^(?:rama|tulipán|kerrygold|lurpak|président|elle (?:&|et) vire|flora|philadelphia|babybel|kiri|boursin|garcía baquero|leerdammer|saint[- ]moret)$/iu,
  ],
  [
    /(?:milch|leche|lait|milk|hafermilch|hafer|avena|avoine|drink)$/iu,
    /^(?:pascual|alpro|oatly|lactel|candia|weihenstephan|bärenmarke|asturiana|puleva|kaiku|bjorg|silk|fairlife|califia)$/iu,
  ],
  [
    /(?:galletas|kekse|biscuits|cookies|crackers)$/iu,
    /^(?:oreos?|lu|príncipe|leibniz|fontaneda|bahlsen|prince|mcvitie['’]?s|gullón|ritz)$/iu,
  ],
  [
    /(?:cereales|cereals?|céréales|müsli|muesli|flakes)$/iu,
    /^(?:chocapic|kellogg['’]?s|nesquik|cheerios|frosties|smacks|trésor|fitness|special k|weetabix|kölln|krave|estrellitas|cini minis)$/iu,
  ],
  [
    /(?:goldbären|gummibärchen|gummy bears|gummies|gominolas|bonbons|fraises tagada|schokolade|schokobons|riegel|überraschungseier)$/iu,
    /^(?:haribo|trolli|katjes|kinder|ferrero|rittersport|milka)$/iu,
  ],
  [
    /(?:toilet paper|klopapier|toilettenpapier|papel higiénico|papier toilette|paper towels|tissues|taschentücher|pañuelos|mouchoirs|küchenrolle)$/iu,
    /^(?:zewa|charmin|scottex|lotus|tempo|kleenex|bounty|hakle|renova|colhogar|moltonel)$/iu,
  ],
];

function bears(product: string, brand: string): boolean {
  return brands.some(([products, names]) => names.test(brand) && products.test(product));
}

/** Pieces of a run-on in which a brand stays with the product beside it: "patatas fritas lays", "Lavazza Kaffeebohnen". */
export function withBrandsBehind(pieces: readonly Piece[], { coreOf }: Known): Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    const isOne =
      last !== undefined && (bears(last.text, coreOf(piece.text)) || bears(coreOf(piece.text), last.text));
    if (piece.joiner === "run" && isOne)
      joined[joined.length - 1] = { ...last, text: `${last.text} ${piece.text}` };
    else joined.push(piece);
  }
  return joined;
}
