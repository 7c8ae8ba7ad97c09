import { fold } from "../../contract/items/pieces.ts";

/** The commonest words of talk that name nothing to buy. Accents may be left out. */
const everyday = new Set(
  [
    `i me my mine you your yours he him his she her hers we us our ours they them their it its this that these those who whom
    whose which what when where why how am is are was were be been being isn't aren't wasn't weren't do does did done don't
    doesn't didn't have has had haven't hasn't hadn't can can't cannot could couldn't will won't would wouldn't shall should
    shouldn't may might must let lets go goes going gone went come comes coming came leave leaves leaving left arrive arrives
    arriving arrived stay staying stop stopping wait waiting see seeing saw seen know knows knew think thinking thought say
    says said tell told ask asked asking call called calling text texted work working home here there now then later soon
    already still yet again always never ever maybe perhaps just only even also too very really quite almost nearly about back
    out up down off over away around tonight today tomorrow yesterday yes no nope yeah yep okay ok sure fine great cool nice
    sorry please thanks thank hi hey hello bye and or but so because if though while until since nothing something anything
    everything none someone somebody anyone anybody everyone everybody nobody forgot forget remember remind mind need needs
    needed want wants wanted get gets getting got pick picking grab grabbing bring bringing buy buying look looking find found
    make makes making made take takes taking took put give gave run running love miss hope worry worries late early busy tired
    sick hungry ready minute minutes hour hours traffic stuck haha lol hmm um uh oh ah wow not hold on in at to of for with
    from by as the a an any some more than well right hurry drive driving drove lost lose seen meet meeting following landed safely safe hug hugs kiss sort sorted give loads plenty`,
    `ich mich mir mein meine meinen du dich dir dein deine deinen er ihn ihm sein seine sie ihr ihre uns unser euch euer man wer
    wem wen was wann wo warum wieso weshalb wie welche welcher bin bist ist sind seid war warst waren wäre wären gewesen habe
    hab hast hat haben habt hatte hatten hätte werde wirst wird werden wurde würde kann kannst können konnte könnte muss musst
    müssen musste soll sollst sollen sollte darf dürfen will willst wollen wollte mag möchte gehe geh gehst geht gehen ging komm
    komme kommst kommt kommen kam fahre fahr fährst fährt fahren bleibe bleibt bleiben warte wartet warten sehe seh siehst sieht
    sehen weiß weißt wissen glaube glaub denke denk sage sag sagt gesagt frage frag fragt rufe ruf mache mach machst macht
    machen gemacht hole hol holst holt holen bringe bring bringst bringt bringen kaufe kauf kaufen einkaufen nehme nimm brauche
    brauch brauchst braucht brauchen liebe lieb hier da dort dahin jetzt gleich später bald schon noch wieder immer nie niemals
    vielleicht nur auch sehr ganz fast etwa zurück weg heim hause daheim unterwegs heute morgen gestern abend nachher vorhin
    gerade grad eben mal ja nein nee nö doch okay klar gut super toll schön schade danke bitte hallo hi tschüss und oder aber
    denn weil wenn falls dass ob als bis seit nichts nix etwas alles keiner niemand jemand vergessen vergiss erinnere stau
    arbeit büro müde krank hungrig fertig spät früher minute minuten stunde stunden haha hm ähm äh oh ach so sonst dann nun
    also halt eh egal nicht kein keine im in am an auf aus bei beim mit nach von vom vor zu zum zur für um der die das den dem
    des ein eine einen einem wow los geht's lass lasst geb gebe gibst gibt geld dauert läuft sitze steh stehe finde find findet gefunden suche such sucht verloren`,
    `yo me mi mis tú tu tus ti él ella ello nosotros nos nuestro nuestra vosotros os ustedes usted ellos ellas se su sus lo la le
    los las les que qué quien quién cual cuál cuando cuándo donde dónde como cómo por porque soy eres es somos son era eran fue
    fueron estoy estás está estamos están estaba estaban estuve he has ha hemos han había haya hay tengo tienes tiene tenemos
    tienen tenía tuve voy vas va vamos van iba fui ido vengo vienes viene venimos vienen vine salgo sales sale salimos salen
    saliste salió salí llego llegas llega llegamos llegan llegué llegaste quedo queda quedan quedarme espero espera esperando
    veo ves ve vemos ven visto sé sabes sabe saber creo crees digo dices dice dime dile decir hago haces hace hacemos hacen
    hice hecho haz puedo puedes puede podemos pueden podría quiero quieres quiere queremos necesito necesitas necesita llamo
    llama llámame llamar aquí ahí allí acá allá ahora luego después pronto ya todavía aún otra vez siempre nunca quizás quizá
    solo sólo también tampoco muy mucho poco casi más menos mejor peor hoy mañana ayer noche tarde temprano sí si no vale ok
    claro bueno bien genial gracias favor hola oye mira adiós chao y o u e ni pero sino aunque mientras hasta desde nada algo
    todo alguien nadie olvidé olvidado recuerda encuentro encuentras encuentra busco buscas perdí perdido antes trabajo oficina casa súper tienda compra cansado cansada enfermo enferma listo
    lista minuto minutos hora horas atasco jaja jajaja jeje ay ah oh eh uy pues cuento cuentas dale intento intenta intentar intentamos intenté cerrado cerrada abierto pasé sigo sigues sigue siguen paso pasas pasa mandado amor entonces en a al de del con sin para por el
    un una unos unas este esta esto ese esa eso aquel perdón perdona`,
    `je j'ai me moi mon ma mes tu te toi ton ta tes il elle on nous notre nos vous votre vos ils elles se son sa ses leur leurs
    qui que quoi dont où quand comment pourquoi quel quelle suis es est sommes êtes sont étais était étaient été serai sera ai
    as a avons avez ont avais avait aura aurai vais vas va allons allez vont allé viens vient venons venez viennent venu pars
    part partons partez partent parti rentre rentres rentrer rentré arrive arrives arriver arrivé reste restes attends attend
    attendre vois voit voir vu sais sait savoir crois pense penses dis dit dire demande appelle appelles appeler fais fait
    faisons faites faire peux peut pouvons pouvez peuvent veux veut voulons dois doit devons faut faudrait besoin ici là là-bas
    maintenant bientôt tard tôt déjà encore toujours jamais peut-être seulement juste aussi très trop assez presque plus moins
    mieux aujourd'hui demain hier soir matin midi oui non ouais nan si ok d'accord parfait super génial bien bon ben bah merci
    salut coucou bonjour bonsoir et ou mais donc car parce alors puis ensuite sinon pendant jusqu'à depuis rien quelque chose
    tout tous personne quelqu'un oublié oublie rappelle t'inquiète inquiète trouve trouves trouver trouvé cherche cherches chercher perdu perdue avant boulot travail bureau maison magasin courses école
    fatigué fatiguée malade faim prêt prête minute minutes heure heures bouchons retard désolé désolée haha mdr euh hein oh ah
    zut voilà c'est ça ce cet cette ces le la les l' un une des du de d' au aux en à dans sur sous par pour avec sans chez vers
    ne pas n'ai n'est n'a j'suis t'es t'as qu'il qu'elle s'il occupe embrasse vivement vacances nuits courage`,
  ]
    .flatMap((words) => words.split(/\s+/u))
    .flatMap((word) => [word, fold(word)]),
);

/** Words that names contain as well: "crème de la mer", "Kleber für Holz". They say nothing of a name. */
const joining = new Set(
  (
    "the a an and or of for with in at to from by der die das den dem des ein eine einen und oder für mit von vom im in am an auf aus zum zur " +
    "el la lo los las un una unos unas y o e de del con sin para por en a al le les des du au aux à et ou dans sur pour avec sans chez"
  ).split(" "),
);

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll("’", "'")
    .match(/[\p{Alpha}\p{N}][\p{Alpha}\p{M}\p{N}'-]*/gu) ?? [];

/** Whether a text has an everyday word that names don't contain. */
export function hasEverydayWord(text: string): boolean {
  return wordsOf(text).some((word) => everyday.has(word) && !joining.has(word));
}

/** Whether a text consists of everyday words alone: "yes why", "encore au boulot". */
export function hasOnlyEverydayWords(text: string): boolean {
  const words = wordsOf(text);
  return words.length > 0 && words.every((word) => everyday.has(word));
}

/** Whether most words of a text that say anything are everyday words, or half of them with the first: "ya saliste". */
export function isMostlyEveryday(text: string): boolean {
  const words = wordsOf(text).filter((word) => !joining.has(word));
  const count = words.filter((word) => everyday.has(word)).length;
  return count * 2 > words.length || (count * 2 === words.length && everyday.has(words[0] ?? ""));
}
