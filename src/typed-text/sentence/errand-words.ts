import { fold } from "../../contract/items/pieces.ts";

/** Words of talk about errands and about what runs out, in English, German, Spanish and French; no names of things to buy. */
const errands = new Set(
  `
    keep hardly after morning used gotta granny shop haven couldn weekend cupboard empty before pass time sold grandad grandpa
    drop sweetheart grandma seriously noticed cook live ends dear favour shopping whoever next supermarket possibly mummy
    barely remaining days dare reminder self asap gonna with turn auntie visiting threw into flatmate nicked week finally near
    didn aren lunchtime shops close first definitely afternoon cause darling reckon opened manage help completely grateful
    appreciate from begging totally writing keeps supply like bake flatmates trace much anymore ought mustn meant possible case
    wrote oops important whatever kindly purchase chuck
    mitbringen mehr mama neigt sich ende denkst setzen wochenende ganze verbraucht unbedingt kaum schreib setz zettel nirgends
    nachkaufen unsere könntest heimweg bloß wirklich fragen nachgekauft weit abgelaufen nämlich hinüber lust nächsten einkauf
    sitzen gäste nochmal leider bekommen versuchen draufgegangen bisschen steht wärst kannste gern wichtig denken verschwitzen
    irgendwer ausgegangen langsam knapp stehen liegt schimmlige schlecht geworden umgekippt gefressen ersatz verschüttet
    genommen jungs geplündert einkaufsliste gehört diese woche bevor zumachen schau kriegst kasse dreh heimkommen verlangt früh
    komplett tagen endlich nervt jedes erinner dran daran notiz zurückkommen fitzelchen überall geguckt nötig erschöpft blank
    angeht allem schatz liebling leute lieben digga verhungern boah moin einer servus hend bittschön hätten gerne würdest
    freundlicherweise dürfte dankbar mitbrächtest magst hättest kurz zeit irgendwo vorbei gekauft gedacht mitgebracht dachte
    geschafft ausverkauft schauen probieren total mist verdammt mitgenommen achja außerdem nachtrag sagen dazu hinzu trag
    sollten nachfüllen drin müsste fall verzichten stimmt echt wohl genug hält höchstens drauf koche anfangen feiertag wegen
    gefragt großvater mangelt siehts lieber gereicht winziger zuerst besten sofort spätestens rückweg erstes wollten wolltest
    versprochen haltet ausschau lauf schnell rüber spring könnt aufschreiben irgendwie verschwindet ständig witz
    seguimos apenas salgas mamá para siento camino acuérdate podrías molestia podéis volver haría cero zampado toda toca
    reponer tiró suelo caducó puesto pasada hacer encarga baja anda buscar cierren andá vuelvas laburo traé porfis cariño
    cómprame puedas mami mija venga apúntame mete carrito echa anota vaya pasar anotame anoten incluye pedido próxima encargues
    internet meter suma semana vuela desastre llevamos llevo días pidiendo pasó volví búscala habrá encontré visitas poquísima
    cuidado poca alcanza todos alcanzar suficiente bastante tantos andamos cortos justos quedé anoche cómprate quedó yaya
    gastado reponedla gasté usar abrí mirado despensa heladera revisé alacena refri busqué busques pizca rastro ningún salir
    importa importaría vuelta sería posible serías amable harías hazme haceme gauchada encargo pido acercas mercado vayas dejes
    súbeme píllame aprovecha agarra agarrá almacén esquina subir cógeme porfi cojamos viaje llevar cómprenla excursión mismo
    aguantamos conseguir recordar recuérdame recordame recuérdale decile avisa pídele vuelva alguno acuerdas dejaste regreses
    vengas enfado entras cómprala seguir trajo repone güey manches quisiera gustaría tener vendría trajeras cocinar tendríamos
    deberíamos debes tenés bajar habría cuanto conviene imprescindible importante oferta aprovechad comido avisó
    rentrant trace dans placard maman rajoute passer court passez surtout fois serait gentil mamie aimerait réclame retourner
    quelqu pour cuisiner choper sors passe fermeture enfants englouti toute vidé épuisé pourrais pourriez plaît irait embête
    passage dérange absolument vite catastrophe alerte périmée remplacer jeter reprends renversé tomber devait semaine tour
    celui rade week pensez rappelez inscris penser reprendre marché habituelle habitude rapidement mange jours cherché partout
    aucune impossible ouvre complètement aller gères achat occupes voudras sortez tant caisse attrape arrête après prévoyez
    prévois prévoir nombreux arrivent débarquent reçoit voulais aimerais envie voudrais chez donné dernière voisine commence
    être niveau question diminue drôlement tiendra jusqu monde davantage préviens utilisé entamé réapprovisionner vraiment
    prennes aujourd aprèm devrait refaire irai devoir passerai remets rayon réessayer ailleurs retente rupture finalement
    changé avis croyais contrairement pensais trompé allais tiens combien demander prévenir supermarché passes devant supérette
    aurais rembourse virement faisant mille mercis bisous dèche galère grave jsuis dégoûtée jten supplie jpeux sortir épicier
    cours saut épicerie descends avec caddie inclus refais plein réserves racle dernières miettes aime choisis possible
    préférence disparue passée fichu comme mangé puisque appel promis voudrait prenne bout longtemps hors revenir compte
  `
    .trim()
    .split(/\s+/u)
    .flatMap((word) => [word, fold(word)]),
);

/** Whether a word is one of talk about errands. */
export function isErrandWord(word: string): boolean {
  return errands.has(word.toLowerCase());
}
