export type Unit = {
  /** Units of one family add up; `factor` is how many of its smallest unit it holds. */
  family: string;
  factor: number;
  /** A measure ("g", "cup"), a number in one pack ("12 pack"), or a thing that is counted ("can", "dozen"). */
  kind: "measure" | "pack" | "vessel";
  /** The usual short spelling; null: as typed, in lower case. */
  short: string | null;
  /** A German word, which has a capital. */
  noun?: boolean;
  /** Stands for one of itself without a number ("dozen eggs", "Bund Petersilie"). */
  bare: boolean;
  plural: string | null;
};

/** Lower case without accents; the result's length may differ from the text's. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  return /^[ -~]*$/.test(lower) ? lower : lower.normalize("NFD").replace(/\p{M}/gu, "");
}

/** What is counted, with its plural or the plural's ending unless that is "s"; "!": also without a number. */
const vessels =
  "can tin jar bottle box+es bag packet package pkt pkg pouch+es carton tub tube roll bar loaf+loaves bunch+es head " +
  "clove slice piece pcs+ stick sheet pair set sleeve tray punnet block ball crate container jug keg sack stalk ear " +
  "sprig bulb bundle bouquet ream spool case bucket canister knob wedge rasher !sixpack " +
  "btl ctn bx bg pce bn bols carafe vial pail multipack log slab bale " +
  "brik paq lata botella caja bolsa paquete tarro bote brick barra manojo diente rebanada loncha rollo sobre cabeza ramo malla " +
  "garrafa tableta bandeja pieza unidad+es ud par+es racimo ramillete atado mazo frasco tarrina bolsita cajita saco cartones+ " +
  "bidón+bidones botellín+botellines rodaja trozo tallo hoja ristra cogollo ovillo madeja " +
  "bot pqte pqt pza cj envase tubo garrafón+garrafones terrina fardo cajetilla hogaza lonja cuña " +
  "tetrabrik pastilla ramita sobrecito botecito tarrito latita barquilla barqueta " +
  "boîte bouteille paquet sachet pot barquette brique casseau+x bocal+bocaux tablette tranche gousse botte rouleau+x plaquette " +
  "paire dizaine quinzaine vingtaine cageot cagette caisse conserve canette flacon bidon sac tête brin branche feuille tige " +
  "morceau+x miche rondelle dosette berlingot portion grappe " +
  "ramette bte bout sach barq briquette botillon cubi fût motte plaque plateau+x bombe boule cornet " +
  "baril bonbonne unité pelote bobine tonnelet";
/** German, so with a capital. */
const nouns =
  "!dose+n !flasche+n glas+gläser !packung+en !päckchen+ pck+ !paket+e !beutel+ !tüte+n !becher+ !bund+ !kiste+n " +
  "!kasten+kästen !tafel+n stück+e stk+ stck+ bd+ pckg+ scheibe+n zehe+n kopf+köpfe rolle+n !netz+e schale+n riegel+ würfel+ " +
  "karton säcke+ stange+n laib+e kugel+n zweig+e blatt+blätter paar+ eimer+ träger+ bündel+ knolle+n stiel+e topf+töpfe " +
  "!schachtel+n kanister+ tuben+ körbchen+ schälchen+ gläschen+ fläschchen+ tütchen+ steige+n rispe+n strauß+sträuße " +
  "portionen+ fl+ gl+gl ds+ st+ be+ ta+ ki+ ro+ tu+ krt+ bch+ tfl+ ktn+ kst+ stg+ schb+ päck+ großpackung+en familienpackung+en " +
  "vorratspackung+en doppelpack+s !packerl+ !sackerl+ !sackl+ !säckli+ !becherli+ !fläschli+ flascherl+ ballen+ tiegel+ fass+fässer stiege+n ring+e rippe+n " +
  "ampulle+n krug+krüge knäuel+ tetrapak+s tetrapack+s " +
  // without umlauts
  "stueck+e !paeckchen+ !tuete+n glaeser+ koepfe+ wuerfel+ saecke+ flaeschchen+ glaeschen+ tuetchen+ blaetter+ toepfe+ !buechse+n";

export type Units = Map<string, Unit>;

export function define(units: Units, spellings: readonly string[], unit: Unit): void {
  for (const spelling of spellings) units.set(fold(spelling), unit);
}

/** The pieces by their folded spellings. */
export const pieces: Units = new Map();

function definePieces(words: string, noun: boolean): void {
  for (const entry of words.split(" ")) {
    const [one, ending = "s"] = entry.replace("!", "").split("+") as [string, string?];
    const plural = ending === "" ? null : ending.length < 3 ? one + ending : ending;
    const bare = entry.startsWith("!");
    const unit = { family: one, factor: 1, kind: "vessel", short: null, bare, plural, noun } as const;
    define(pieces, [one, plural ?? one], unit);
  }
}
definePieces(vessels, false);
definePieces(nouns, true);
const pack = {
  family: "pack",
  factor: 1,
  kind: "vessel",
  short: null,
  bare: false,
  plural: "packs",
} as const;
define(pieces, ["packs", "pks"], pack);
define(pieces, ["pack", "pk"], { ...pack, kind: "pack", short: "pack" });
define(pieces, ["ct", "cnt", "count"], { ...pack, family: "count", kind: "pack", short: "ct", plural: null });
const dozen = { ...pack, family: "dozen", factor: 12, bare: true, plural: null };
define(pieces, ["dozen", "doz", "dz"], { ...dozen, short: "dozen" });
define(pieces, ["docena", "doc", "douzaine"], dozen);
define(pieces, ["dutzend", "dtzd", "dtz"], { ...dozen, noun: true });

/** The unit of this spelling, in any case, with or without accents, full stops and a last "s". */
export function findUnit(spelling: string, ...tables: Units[]): Unit | undefined {
  const folded = fold(spelling).replace(/\./g, "");
  return within(tables, folded) ?? within(tables, folded.replace(/(?<=.[^s])s$/, ""));
}

function within(tables: readonly Units[], spelling: string): Unit | undefined {
  return tables.find((units) => units.has(spelling))?.get(spelling);
}

/** What is counted, or is in one pack, by a spelling of its unit; measures are in typed-text/units.ts. */
export function pieceOf(spelling: string): Unit | undefined {
  return findUnit(spelling, pieces);
}
