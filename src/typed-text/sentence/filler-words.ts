import { Alternatives } from "../alternatives.ts";
/** What people say around the things they need, in English, German, Spanish and French. */

const lines = (text: string): string =>
  text
    .trim()
    .split("\n")
    .map((line) => line.trim())
    .join("|");

/** Names for those who are asked. */
const kin =
  "(?:meine? )?(?:frau|mann|tochter|sohn|freundin|schwester|bruder)|mutti|mama|mami|papa|papi|vati|oma|opa|omi|opi|schatzi|mausi?|hase|hasi|süße[r]?|liebes|spatz|liebster?|mamá|papá|abuel[ao]|amor|cielo|cari|vida|peque|hij[ao]|" +
  "maman|mamie|papy|chou|mi (?:amor|vida|cielo|reina)|chouchou|loulou|mon (?:cœur|coeur|amour|chéri|chou|grand|petit|loulou)|ma (?:chérie|puce|belle|grande|petite)|bébé|schwesterherz|schwesterchen|brüderchen|bruderherz|hermanit[ao]|sœurette|frérot|bestie|grandma|grandpa|granny|mommy|daddy|mummy|sweetie|sweetheart|hun|hon|bro|sis|mate|buddy|love|team|all|folks|everybody|zusammen|familie|familia|tout le monde|leute|ihr lieben|chicos|les gars";

/** What people say while they think, and when they remember one thing more. */
const thinking = lines(`
  (?:oh|ah+|ooh|aw|eh|uh|um) (?:yeah|yes|yep|right|wait|so|also|shoot|god|man|gosh|dear|well|ja|sí|si|oui|ouais|bon|ben|vale|claro|voilà|tiens|mince|zut|et|y|and)(?: (?:and|also|y|et|aussi|también))?
  ach(?: (?:ja|so|nee|mensch|gott|stimmt|genau|richtig|und|übrigens|herrje|du (?:lieber?|meine) \\p{Alpha}+))*|(?:ay|uy|ey|anda|ostras(?=[ ,]+(?:que|qué|se|no|falta))|vaya)(?: (?:sí|si|bueno|pues|claro|que|es verdad|dios))*
  stimmt|genau|richtig|naja|tja|nun(?: ja)?|mensch|es verdad|(?:y )?qu[eé] más|(?:et )?quoi d['’]autre|(?:und )?was noch|(?:ah )?(?:mince(?=[ ,!.]+(?:j|il|on|plus|le|la|les|n|pas|faut))|zut|tiens|voilà)|ben oui|bah oui|oh|ah|hm+|mh+m?
  let me (?:think|see)|mal (?:sehen|überlegen|schauen|gucken)|lass mich (?:überlegen|nachdenken)|déjame (?:pensar|ver)|voyons(?: voir)?|laisse-moi réfléchir|what was (?:it|the other (?:thing|one))(?: again)?|wie heißt das|cómo se llama|weißt du was|you know what|sabes qué|tu sais quoi
  like(?= (?:an?|two|three|four|five|six|some|\\d))
  m{3,}h*|yea|yeh|yah|ya(?! (?:me|te|se|no|casi|hay|que|está|he|lo|la) )|hää*h?|bah|pff+|buah?|uff+|t[ií][oa](?! (?:pepe|mar[ií]a))|jol[ií]n|jo|macho|tronco|bref|oulà|boah|wesh|digg[ai]|brudi|bruh|omg|lol|idk|dude|bro|bueno(?= pues)|pues nada
`);

/** Before a thing. An apostrophe may be typed in two ways, or left out. */
const before = lines(`
  ${thinking}
  (?:super|parfait|génial|top|nickel|ok|bon|bah|ben|oui|ah),? (?:alors|du coup)|alors(?= \\d)|(?:genial|perfecto|vale|ok),? entonces|(?:super|gut|ok|prima),? dann(?= (?:bring|hol|kauf|nimm|noch|bitte|\\d))|(?:great|perfect|cool|nice|ok),? then
  ya(?= (?:se|casi|no) )
  prévoir|prévois|prévoyez|prend(?= (?:du|des|de|une?|\\d))
  (?:nene|nena|che|gord[oi]|viej[oa]|flac[oa]|hij[oa]|wey|güey|compa|neni)(?= (?:traé?e?|compr|pon|no te|acord|falt|necesit|hay|anot|agreg|me |nos |porfa|por favor))
  von (?:den|dem|der)(?= \\p{Alpha})|reprendre|reprends|reprenez
  (?:ya )?de paso|au passage|nebenbei|bei der gelegenheit|che|(?:traé|comprá|agarrá|poné|anotá|conseguí)(?:me|nos)?
  (?:ein |a |nen? )?(?:bissch?en|bissl|bissle|bisserl)(?= \\p{Alpha})|auf jeden fall|in jedem fall|sin falta|sí o sí|absolument|definitely
  plus du tout (?:de |d['’])|(?:ich )?(?:hab(?:e)? gedacht|dachte),?(?: dass)?(?: wir)?(?: (?:könnten|sollten))?|(?:i was|i['’]m) thinking(?: (?:we|of|about))*(?: (?:could|should))?(?: (?:get|use|buy|do))?|he pensado (?:en|que)(?: (?:podríamos|comprar))*|j['’]ai pensé (?:à|qu(?:e |['’]))
  pas[ae](?:te)? por(?= (?:\\d|una?|dos|tres|cuatro|un[oa]s)(?!\\p{Cased}))|y ?['’]?a (?:presque |bientôt |quasiment )?plus (?:de |d['’])|(?:give|hand|pass) (?:me|us)|gimme|gib(?:st)?(?: du)? (?:mir|uns)(?: (?:bitte|mal|noch|auch))*|(?:pása|écha|mánda|da)(?:me|nos)|(?:donne|passe|file)z?-(?:moi|nous)
  (?:passer|aller|passe|va) (?:me |nous )?(?:prendre|acheter|chercher|récupérer)|(?:pasar(?:te)?|ir|pasa|ve) a (?:comprar|por|buscar|coger)|(?:go|run|pop out|pop in|head out|swing by)(?: out)?(?: (?:and|to))? (?:get|grab|buy|pick up|fetch)
  (?:prends|prenez|achète|rachète|rapporte|ramène|ajoute|mets)-en|pense(?:z|r)? (?:aussi |bien |également )?(?:à|aux?)|(?:yo )?(?:compro|cojo|traigo|pillo|llevo)(?: yo)?|i['’]?ll (?:get|grab|buy|bring|pick up)|je (?:ramène|rapporte|achète|prends)|j['’]achète
  (?:ich )?hab(?:e)? (?:gerade |eben )?(?:gesehen|gemerkt|festgestellt|bemerkt),?(?: dass)?|(?:i )?(?:just )?(?:saw|noticed|realized|realised)(?: that)?(?= (?:we|the|there|i)(?!\\p{Cased}))|(?:he visto|acabo de ver|me he dado cuenta de) que|(?:je viens de voir|j['’]ai vu|j['’]ai remarqué) qu(?:e |['’])
  first of all|firstly|for starters|to start with|zuerst|als erstes|erst(?: ein)?mal|primero|en primer lugar|para empezar|(?:tout )?d['’]abord|pour commencer|vale|entonces|total|venga|si acaso|por si acaso|en todo caso|a por|a comprar|a buscar|pour (?:prendre|acheter|chercher)
  écoute[zr]?|dis(?: donc)?(?! à )|hör mal|sag mal|weißte|listen|look|oiga|au fait|by the way|btw|oh btw|por cierto|mir fällt (?:gerade )?ein(?:,? dass)?|lass mal sehen|o(?= \\S+ o )|soit(?=.* (?:soit|ou) )
  if (?:not|no|none|we['’]re out|we are out|there['’]s none(?: left)?|there (?:is|are)n['’]t any|we don['’]t(?: have any)?|it['’]s gone)(?: then)?|(?:wenn|falls) (?:nicht|nein|keine?[rs]?(?: mehr)?(?: (?:da|übrig))?(?: (?:ist|sind))?|leer|nichts (?:mehr )?da ist)|si (?:no(?: (?:hay|quedan?|tenemos|tienes))?|ya no (?:hay|quedan?))|s['’]il n['’](?:y )?en (?:a|reste) (?:plus|pas)|si (?:non|y en a plus)
  (?:kannste|könnteste|haste|willste|bringste|holste|kaufste|nimmste)(?: (?:mir|uns|bitte|noch|auch|mal))*
  (?:ce qui (?:nous )?manque|ce qu['’]il (?:nous )?(?:faut|manque)),? c['’]est|lo que (?:nos |me )?(?:faltan?|necesitamos|queremos)(?: es| son)|was (?:noch |uns |noch uns )?(?:fehlt|fehlen),? (?:ist|sind|wären?)|what(?:['’]s missing| we need| i need| we['’]re missing)(?: is| are)|ouais|ouaip|jep|jup|yup|sip|jo(?:lín|pe)?
  (?:presque |bientôt )?(?:plus|pas) (?:beaucoup|trop|assez|grand-chose) (?:de |d['’])|(?:(?:we|i) (?:have|['’]ve got) )?(?:not (?:much|many)|barely any|hardly any|very little)(?: (?:of the|of our))?|nicht (?:mehr )?(?:viel|viele)|no (?:queda|hay|quedan|tenemos) much[oa]s?|apenas (?:quedan?|hay|tenemos)
  (?:noter|inscrire|rajouter)|all[ôo]|(?:i|we)(?:['’]ve)? (?:almost|nearly) forgot|j['’]allais oublier|casi se me olvida|fast vergessen|beinahe vergessen
  (?:i['’]m |i am )?not sure (?:if|whether) (?:we|there)(?:['’]s| have| is| are)?(?: (?:still|any|enough|got))*|(?:ich )?(?:weiß nicht|bin (?:mir )?nicht sicher),? ob (?:wir|es|noch)(?: noch)?|no sé si (?:quedan?|hay|tenemos)|(?:je (?:ne )?)?(?:sais pas|suis pas sûre?) s['’](?:il (?:reste|y a)|on a)(?: encore)? (?:de la |du |des |de l['’]|de )?|better(?= (?:get|buy|bring))
  (?:oh |ah |ach |ay )?(?:warte|espera|attends|moment|wait)(?= (?:noch|auch|also|también|aussi|and|und|y|et|we|get|i|wir|il|on)(?!\\p{Cased}))|dice (?:mamá|papá|\\p{Upper}\\p{Alpha}+) que(?: (?:compres|traigas|compremos))?|(?:${kin}) (?:says|said|sagt|meint|dit|a dit|dice)|(?:le|la|les|mon|ma|mes|notre|nos) \\p{Alpha}+ (?:a|ont) besoin (?:de |d['’])
  (?:bestell|bring|kauf|hol|besorg|schick|liefer)(?:e|en)? Sie(?: (?:mir|uns|bitte|noch|auch))*|(?:ich|wir) (?:nehme?n?|krieg(?:e|en)?|bekomm(?:e|en)?)(?: (?:noch|auch|bitte|lieber))*|i['’]?ll (?:take|have)|(?:tante|onkel|aunt|uncle) \\p{Alpha}+ (?:will|möchte|braucht|wants|needs)|(?:ich |wir )?hab(?:e|en)? (?:voll |so |grad )?(?:lust|bock) auf|(?:a mí )?me apetecen?|se me antojan?|i['’]?m craving|j['’]ai (?:trop |bien )?envie (?:de |d['’])|(?:t['’]as|tu as|as-tu) pensé (?:à la |à l['’]|aux? |à )
  gibt['’]?s(?= \\p{Upper})|t[uú](?= (?:trae|compra|coge|pilla)(?!\\p{Cased}))|du(?= (?:bringst?|holst?|kaufst?)(?!\\p{Cased}))
  gut also|also gut|na gut|ok(?:ay)? also|huhu|holi|hey hey
  ni(?= \\p{Alpha}{3})|tampoco (?:hay|queda|quedan|tenemos)|gr[üu](?:ß|ss) (?:dich|euch|gott)|bonsoir|hiya|good (?:morning|evening|afternoon)
  yo(?= (?:can|could|get|grab|we|pick|need|quiero|necesito))|stock(?:ing)? up on|hey|hi|hello|ok|okay|so|oh|ah|oh no|do(?= (?:get|buy|bring|grab|pick|add))|(?:oh )?(?:shoot|crap|damn|oops|argh|ugh|yikes)|well|right|alright|now|and|also|and also|then|and then|plus|but|or|please|pls|plz|quick|reminder(?: to(?: (?:get|buy|pick up|grab|bring))?)?|note to self|just|only|(?:quick |little |my )?list|(?:(?:the|my|our) )?(?:shopping|grocer(?:y|ies)) list(?= \\p{Alpha}+(?: \\S|,))(?! (?:pads?|holders?|magnets?|books?|notebooks?|boards?|planners?|stickers?)(?!\\p{Cased}))|(?:(?:die|unsere) )?einkaufs(?:liste|zettel)(?= \\p{Alpha}+(?: \\S|,))(?! (?:blöcke|halter|magnete?)(?!\\p{Cased}))
  some of (?:that|the|those|these|your|my)|(?:sorry,? )?(?:i )?(?:almost |totally |just )?forgot(?: to (?:say|mention|add|write|get|buy|tell you))?(?: that)?|(?:ich )?hab(?:e)? vergessen|(?:me )?olvidé(?: de)?|j['’]ai oublié(?: de?)?
  (?:tell|ask|remind) \\p{Alpha}+ (?:to (?:get|buy|bring|pick up|grab|add)|for|about)|frag \\p{Alpha}+ nach|(?:dile|pídele|di|recuérdale)(?: a (?:la )?\\p{Alpha}+)? que (?:traiga|compre|coja|pille)|(?:demande|dis|rappelle)[rz]?(?:-lui)?(?: à (?:la |ma )?\\p{Alpha}+)? (?:de |d['’])(?:prendre|acheter|ramener|rapporter|penser (?:à|aux?))|sag (?:\\p{Alpha}+ )?\\p{Alpha}+,? (?:er|sie) soll(?: bitte| noch| auch)*|(?:\\p{Alpha}+|(?:the|my|our) (?:kids?|boys?|girls?|husband|wife|dog|cat|guests)) (?:(?:has|have) )?(?:just |already )?(?:finished|drank|ate|emptied|used)(?: up)?(?: the last(?: of)?| the rest of| all(?: of)?)?(?= (?:the|our|my|up)(?!\\p{Cased}))|(?:\\p{Alpha}+|l[ao]s \\p{Alpha}+) (?:se )?(?:ha|han|hemos) (?:acabado|terminado|gastado|comido|bebido)(?: con| tod[oa]s?)?(?= (?:el|la|los|las) )|(?:\\p{Alpha}+|(?:les|mes) \\p{Alpha}+) (?:a|ont|avons) (?:fini|terminé|vidé|bu|mangé)(?: tout(?:e|es|s)?)?(?= (?:le|la|les) | l['’])|(?:\\p{Alpha}+|die \\p{Alpha}+) (?:hat|haben)(?= .* (?:aufgegessen|ausgetrunken|aufgebraucht|verbraucht|leer(?:gemacht|gegessen|getrunken| gemacht))$)
  um+|uh+m?|er+m?|hm+|like|basically|actually|let['’]?s see|what else|i (?:think|guess|believe|mean)(?: that)?|ich (?:glaube?|denke?)|\\p{Alpha}+ (?:fragt|asks|asked|is asking|wonders|pregunta|demande),? (?:ob|if|whether|si)(?= )|glaub(?:e)? ich|creo que|je (?:crois|pense) que|you know
  (?:hey |ok |okay )?(?:siri|alexa|google)|remind (?:me|us)(?: please)? (?:to|about)(?: (?:get|buy|add|bring|pick up|grab))?|erinner(?:e)? (?:mich|uns)(?: bitte)? (?:an|daran)|recuérda(?:me|nos)(?: (?:de|comprar|que))*|rappelle(?:-| )(?:moi|nous)(?: (?:de |d['’])(?:acheter|prendre))?
  (?:die |unsere )?(?:kinder|jungs|mädels|gäste) (?:wollen|möchten|brauchen|wünschen sich)|(?:los |las |mis )?(?:niñ[oa]s|peques|chicos|invitados) (?:quieren|necesitan|piden)|(?:les |mes )?(?:enfants|invités|petits|filles|garçons) (?:veulent|voudraient|demandent)
  (?:the |my |our )?(?:kids|children|boys|girls|guests|wife|husband)(?: (?:really|also))? (?:want|need|like|would like|asked for)
  (?:the following|these|\\d{1,2})(?: (?:things|items))?:|(?:die|das) folgende[ns]?:|folgendes:|lo siguiente:|\\d{1,2} (?:sachen|dinge|cosas|choses|trucs|things|items):|ce qui suit:|was wir brauchen:|lo que necesitamos:|ce qu['’]il (?:nous )?faut:|things? (?:we need|to (?:buy|get)):|(?:shopping|grocery|einkaufs)[ -]?(?:list|liste):|(?:liste (?:de|des) courses|lista(?: de(?: la)? compras?)?) ?:
  (?:${kin}|\\p{Alpha}+(?= (?:says|said|sagt|hat gesagt|meint|dice que|ha dicho que|dit qu|a dit qu)))(?: (?:says|said|sagt|hat gesagt|meint|dice que|ha dicho que|(?:a )?dit qu[e'’]))(?: that| dass)?(?: we['’]re| wir| on)?|(?:mi |ma |mon |my |meine? )?\\p{Alpha}+ (?:wants|needs|asked for|would like|möchte|hätte gerne?|wünscht sich|braucht|quiere|necesita|veut|voudrait|aimerait|demande)|(?:${kin}) will|${kin}
  (?:honey|babe|luv|lovey|luvvie|flatmates|housemates|roomies|fam|cari|sweetheart|hubby|darling|dear|mom|mum|dad|guys|everyone|schatz|liebling|cariño|nena|nene|mi cielo|mi amor|chéri[e]?)
  (?:can|could|may|should) (?:we|i) (?:have|get|buy|add)|(?:can|could|would|will) (?:you|we|u|someone|somebody|anyone)(?: please)?(?: also)?(?: please)?(?: mind)?
  (?:please )?(?:don['’]?t|do not|never) (?:you )?forget(?: (?:to (?:get|buy|add|bring|pick up|grab)|about))?
  (?:no te olvides de |acu[eé]rdate de |acord[aá]te de |recuerda )(?:traer|comprar|coger|pillar|llevar)(?:me|nos)?|(?:traer|comprar|coger|pillar)(?:me|nos)
  (?:please )?remember(?: to (?:get|buy|add|bring|pick up|grab))?
  (?:make sure|be sure)(?: (?:to|you|we))?(?: (?:get|buy|have))?
  (?:we|i|you|they|he|she)(?:['’]?(?:ll|d|re|ve|m))?(?: (?:will|would|should|must|might|may|do|does|did|are|am|really|also|just|still|probably|definitely))*(?: (?:need|want|like|have to|has to|got to|gotta|need to|want to|should|must)(?: to)?)(?: (?:get|buy|have|add|order|grab|pick up))?
  (?:we|i|you|they)(?:['’]?(?:re|m|ve)| are| am| have)?(?: (?:almost|nearly|all|completely|totally|also|just|now|about|pretty much|getting|really|kind of|basically|currently|still))*(?: run| running| ran| getting)? (?:out of|low on|short on|short of)
  (?:we|i|you|they)(?:['’]?(?:re|m)| are| am)(?: almost| nearly| already)? down to (?:our|my|the) (?:last|final)(?: (?:few|couple|one|bit|roll|rolls|bottle|can|pack|box|bag|jar|carton|tube|piece|slice|drop)s?)?(?: of)?|(?:you|u) (?:get|grab|buy|bring)
  (?:i|we|you|someone|somebody|they)(?:['’]ve)?(?: just| already)? (?:used|finished|drank|ate|emptied)(?: (?:up|off))? (?:the last(?: (?:bit|of|one|bits))*|the rest of|all(?: of)?)(?: of)?
  (?:(?:i|we)(?:['’]d)? )?(?:need|want|like|would like) (?:you|u|someone) to(?: (?:please|also))*(?: (?:get|buy|bring|add|grab|pick up))?
  (?:(?:can|could) (?:you|u) )?(?:please )?(?:check|see|look|find out) (?:if|whether) (?:they|there|we|costco|aldi)(?:['’]s| still| also)*(?: (?:have|has|is|are|sell))(?: (?:any|some|more))*
  (?:(?:schaut?|guckt?|sieh)(?: (?:bitte|mal|noch|kurz|doch))*,? )?ob (?:es|sie|die|wir|ich)(?: (?:noch|auch|wieder))*|mira(?:d)?(?: a ver)? si (?:hay|tienen|tenemos|quedan?)|regarde(?:z)?(?: bien)? (?:s['’](?:il (?:y a|(?:nous )?reste)|ils ont|on a)|si on a)(?: encore)?(?: de la| du| des| de l['’]| de)?
  (?:we|i) (?:don['’]?t|do not) have(?: (?:any(?: more)?|enough))?
  (?:is|are) there(?: (?:any|some|still|enough|more))+|(?:gibt es|haben wir) noch|y a-t-il(?: encore)?|(?:il )?reste-t-il(?: encore)?
  (?:we|i) have no(?: more)?
  there(?:['’]s| is| are) no(?: more)?|no more
  (?:(?:i|we|you) )?(?:could|can|should|might)(?: (?:also|really|just|maybe|probably))* (?:use|get|buy|have|do with|grab|pick up|take)
  (?:do|did|have) (?:we|you) (?:still )?(?:have|need|get|got)(?: enough| any)?
  are we (?:almost )?(?:out of|low on)
  (?:it['’]d|it would) be (?:nice|great) to have
  let['’]?s (?:get|do|buy|have|add|order|grab|pick up|not forget)
  (?:get|buy|bring|grab|order) (?:the (?:kids?|boys|girls|dog|cat|guests)|him|her|them)(?= (?:some|an?|more|\\d))|(?:bring home|bring back|take home|getting|buying|adding|bringing|grabbing|picking up|get|buy|add|bring|grab|fetch|order|pick up|put|write down|note down|purchase|take)(?: (?:me|us|mir|uns))?(?: also)?
  te importa(?:ría)?(?: (?:traer|comprar|coger))?|(?:would|do) you mind(?: (?:getting|buying|grabbing|picking up|bringing))?|ça te dérange(?:rait)? (?:de |d['’])(?:prendre|acheter|ramener)?
  (?:running|ran) (?:low on|out of)|(?:(?:almost|nearly|totally|completely|all|fully|also) )?out of|low on|short on|(?:(?:still|also|just|only|really) )*need(?: to (?:buy|get))?|needed|want|looking for|missing|buy list|to buy|to get
  (?:have |having )?(?:do|did) we have any
  how about|what about|maybe|perhaps|possibly|if (?:possible|you can|they have it|they have)|when you(?:['’]re| are) (?:out|there)|while you(?:['’]re| are) (?:there|at it|out)|on your way home
  (?:some )?more|a bit more|another round of
  urgente?|dringend|wichtig|this time|diesmal|dieses mal|esta vez|cette fois(?:-ci)?
  the|our|my|your|those|these|that
  (?:for|für|para|pour) (?:me|us|mich|uns|mí|nosotros|moi|nous)
  plutôt(?= (?:du|des?|un|une) | d['’])|lieber(?= \\p{Upper})|(?:rien )?que(?= (?:des?|du|de la|les?|la) |(?: de l| d)['’])|dafür|par contre|en revanche|allerdings|jedoch|sin embargo|en cambio|however|otherwise|entweder|dazu|either(?= \\S+ or )|todavía|aún|sonst|ansonsten
  (?:en|a) la lista(?: de (?:la )?compras?)?|sur la liste(?: (?:de|des) courses)?|on (?:the|my|our) (?:shopping |grocery )?list|auf (?:die (?:einkaufs)?liste|(?:den|unseren|meinen) (?:einkaufs)?zettel)|urgente(?:mente)?|urgently|d['’]urgence
  ja|yes|yeah|yep|sí|oui|hallo|moin|servus|na|also|äh+m?|ähm+|hm|bitte|übrigens|noch|auch|auch noch|dann|dann noch|und|und zwar|sowie|ausserdem|außerdem|evtl\\.?|eventuell|vielleicht|nur|doch|halt|mal|keine?[nmrs]?(?= .*mehr(?! (?:kaufen|holen|besorgen|mitbringen|nehmen)))|schon|unbedingt|gerne?|aber|wieder|mal fix|grüezi|servas|griaß di
  (?:kannst|kanst|könntest|kann|könnte|könnten|würdest|würden|magst|kauft|könnt|können) (?:du|ihr|jemand|man|sie|wir)(?: (?:mir|uns))?(?: (?:bitte|noch|auch|mal|nachher|später|gleich|heute (?:abend|mittag|nachmittag|früh)|heute|morgen früh|schnell|kurz))*
  (?:wir|ich|du|ihr|man) (?:brauch(?:e|en|st|t|s)?|müssen|muss|musst|müsst|sollten|sollte|wollen|will|möchten|möchte|hätten|hätte|bräuchten?|bräuchte|benötige[n]?|benötigt)(?: (?:gerne?|noch|auch|dringend|unbedingt|wieder|bitte|mal))*
  (?:brauche[nst]?|braucht|benötige[nt]?)(?: wir| ich)?(?: (?:noch|auch|dringend|wieder))*
  (?:hast|habt) (?:du|ihr)(?: (?:auch|schon|noch|wieder|an))*|(?:haben|hätten) wir (?:noch )?(?:genug )?
  (?:wir|ich) (?:haben|habe|hab) (?:kein(?:e[nmrs]?)?|fast kein(?:e[nmrs]?)?)
  ich (?:hole|kaufe|besorge)(?: (?:heute|morgen|noch|schon|auch|gleich|nachher|dann))*
  (?:wir|ich) (?:haben|habe|hab) nur noch(?: (?:ein(?:e[nr]?)?|\\d+|zwei|drei|wenige?|ein paar)(?: (?:rolle|packung|flasche|dose|glas|gläser|beutel|stück|rest|tüte|liter|bisschen)n?(?:en)?)?)?|(?:we|i) only have \\S.{0,18} of(?= \\S.* left$)|danach|anschließend|after that|después
  (?:wir|ich) (?:haben|habe|hab) (?:kaum noch|nur noch wenig|fast kein(?:e[nmrs]?)?)
  (?:hab|habe|haben)(?: gar| leider| auch)? kein(?:e[nmrs]?|s)?(?= .*mehr[\\s.!]*$)
  schreib(?:e|t|st)?(?: du)?(?: (?:mal|bitte|noch|dir|doch|uns))* auf|(?:bringt|holt|kauft|besorgt|nimmt|kann|könnte)(?: (?:bitte|mal|noch))* (?:wer|jemand|einer(?: von euch)?)(?: (?:bitte|mal|noch))*|(?:alguien (?:puede |podría )?(?:traer|trae|comprar|compra|coger|pillar)|quién (?:trae|compra|pilla))|(?:quelqu['’]un|qui) (?:prend|achète|ramène)
  es (?:gibt|ist) kein(?:e[nmrs]?)?(?: mehr)?
  es (?:fehlt|fehlen)(?: uns| noch)*|(?:fehlt|fehlen) (?:uns|mir)(?: noch| auch)*|fehlt|fehlen|uns (?:fehlt|fehlen)(?: noch)?
  (?:bringe?|bringst|bringt|kaufe?|kaufst|kauft|hole?|holst|holt|nimm|besorge?|besorgst|schreibe?|setze?|schicke?|schickst|packe?(?! (?:of|de|à)(?!\\p{Cased}))|packst|leg(?:e|(?! of(?!\\p{Cased})))|legst|denke?|denkst|denkt|denk)(?: (?:du|ihr))?(?: (?:mir|uns))?(?: (?:bitte|noch|auch|mal|dran|doch|halt|einfach|gleich))*(?: an)?
  (?:bitte )?(?:nicht vergessen|vergiss(?: bitte)? nicht|vergesst nicht|vergiss|denk dran|denkt dran)
  (?:der|den|die|das|dem|unsere?n?|meine?n?)
  (?:bitte )?an(?: (?:den|die|das))?(?=\\s.*\\sdenken)
  (?:wir|ich) hätten? gern(?:e)?(?: noch)?
  hola|oye|buenas|pero|mira|a ver|o sea|por favor|porf(?:a|i|is|as|aplis)|bueno|pues|también|y también|además|luego|y|e|este|eh+|quizás?|tal vez|a lo mejor|si puedes
  (?:puedes|puede|podrías|podría|podéis|pueden|me puedes|nos puedes)(?: (?:por favor|también))*(?: (?:comprar|comprarme|comprarnos|traer|traerme|traernos|añadir|agregar|apuntar|coger|poner|conseguir|pillar))?
  (?:quería|queríamos|quisiera|necesitaría(?:mos)?|necesito|necesitamos|necesitas|necesitan|quiero|queremos|quisiera|quisiéramos|me hace falta|me hacen falta|nos hace falta|nos hacen falta|hace falta|hacen falta|nos falta|nos faltan|me falta|me faltan|falta|faltan)(?: (?:comprar|también|más|que compres|que traigas))*
  (?:apuntad|anotad|añadid|comprad|traed|coged|pillad)(?:me|nos)?|(?:me|nos|te) (?:traes|compras|coges|pones|pillas)|(?:traes|compras|coges|pillas)(?: tú)?
  (?:(?:hay|habría) que|tenemos que|tengo que|tienes que|debemos|vamos a)(?: (?:comprar|traer|coger|pillar|añadir|apuntar))?
  (?:que )?no se (?:te|os|nos) olviden?|que no falten?|mejor|usted(?:es)?
  (?:no (?:te |se |os )?olvid(?:es|e|emos|éis|en|ar)|ac(?:ué|ue|o)rdate|acuérdense|acordaos|recuerda|recordad|recordar)(?: (?:de(?:l)?|comprar|traer|que|coger|añadir))*
  (?:c[oó]mpr(?:a|ar|ad|e|es|emos|ame|ate|anos|arme|arnos)|tr[aá]e(?:me|nos|te|r)?|ll[eé]va(?:te|me|nos)(?! bien)|que (?:lleves|traigas|compres|cojas|pilles)|ocupamos|ocupo|traed|traiga|añ[aá]d(?:e|ir|id|a|eme|elo)?|agr[eé]ga(?:r|me)?|ap[uú]nta(?:r|me)?|p[oó]n(?:er|me|nos)?|c[oó]ge(?:r|me)?|pilla(?:r)?|consigue)(?: (?:me|nos|también))*
  se (?:me |nos )?(?:gastó|gastaron|terminó|terminaron|agotó|agotaron)
  (?:se (?:nos )?(?:ha |han )?acab(?:ó|aron|ado)|se (?:nos )?(?:ha|han) terminado|(?:casi |prácticamente )?(?:ya )?no (?:me |nos )?(?:queda|quedan|hay|tenemos)(?: (?:más|casi))?|(?:apenas|casi no) (?:nos )?(?:queda|quedan|hay|tenemos)|nos (?:estamos quedando|quedamos) sin|estamos sin|(?:me|nos) he(?:mos)? quedado sin|se (?:me|nos) (?:ha|han) (?:acabado|terminado)|ya no (?:hay|queda|quedan|tenemos)|queda(?:n)? (?:muy )?poc[oa]s?)
  (?:el|la|los|las|nuestr[oa]s?|mis?(?= \\p{Lower}))
  (?:faque|fait que|ben là)|surtout(?=,? n[’']oublie)|j(?:e |'|’)?veux(?= (?:des|du|de la|une?)(?!\\p{Cased}))|(?:vous pouvez|tu peux|peux-tu|pouvez-vous) (?:m|nous )[’']?apporter|(?:il )?faut (?:ramener|prendre|acheter|rapporter)|tant que j[’']y pense|wenn (?:du|ihr|ich) (?:noch )?dr?an denk(?:st|t|e)|(?:so )?ich diktiere?(?: mal)?(?: schnell)?|holaa+|(?:would you )?kindly|manit[ao]|ça (?:nous )?prend(?:rait)?(?= (?:\\d|du|des|de la|une?|deux|trois|quatre|cinq|six|dix)(?!\\p{Cased}))|achja|jaja|haha
  (?:magst|kannst|könntest|willst)(?: (?:noch|bitte|mir|uns|auch|no|ma))+|tu (?:pourra|pourras|peut|poura|pouras)(?: (?:me|nous))?(?: (?:prendre|acheter|ramener|rapporter))?
  bonjour|salut|coucou|sinon|du coup|d['’]accord|ok|alors|donc|euh+|heu+|bon|ben(?! ?&| and jerry)|bah|genre|juste|seulement|solo|sólo|aussi|et aussi|et|puis|et puis|pis(?= (?:prends|prenez|achète|ramène|un|une|des?|du|la|le|les|aussi|encore)(?!\\p{Cased}))|encore|ensuite|peut-être|si possible|stp|svp|s['’]il te pla[iî]t|s['’]il vous pla[iî]t|merci de|merci d['’]
  (?:(?:peux-tu|tu peux|tu pourrais|pourrais-tu) (?:noter|inscrire|rajouter|mettre)|peux-tu|tu peux|pourrais-tu|tu pourrais|pouvez-vous|vous pouvez|pourriez-vous|est-ce que tu peux|est-ce que tu pourrais|quelqu['’]un peut)(?: (?:stp|svp|aussi|s['’]il te pla[iî]t|s['’]il vous pla[iî]t))*(?: (?:m['’]|nous |me )?(?:acheter|prendre|ajouter|ramener|ramasser|rapporter|apporter|mettre|trouver|racheter))?
  (?:(?:il|nous|on|il nous|il me|il te|y) )?(?:faut|faudrait|faudra|manque)(?: (?:aussi|encore|absolument))*(?: (?:acheter|prendre|racheter|ajouter))?
  (?:(?:on a|nous avons|j['’]ai|j['’]aurais|on aurait) )?besoin (?:de |d['’])(?!q(?:uel)?q|quoi|rien)(?:acheter |prendre )?
  (?:je|on|nous|tu) (?:veux|aimerais|aimerait|prendrais|voudrais|voudrait|voudrions|veut|voulons|doit|dois|devons|prend|prends)(?: (?:aussi|encore))*(?: (?:acheter|prendre))?
  (?:(?:n['’])?oublie(?:z|r)?(?: surtout)? pas|ne pas oublier|pense(?:z|r)? à|pense(?:z|r)? aux?|rappelle-toi)(?: (?:de |d['’])?(?:acheter|prendre|ramener|racheter|ajouter))?(?: (?:de |d['’]|le |la |les |l['’]))?
  (?:achète(?:z|r|s)?|acheter|achetez|achetons|ramasse[rz]?|prends|prendre|prenez|prenons|ajoute(?:z|r|s)?|ramène(?:s)?|ramener|ramenez|rapporte(?:z|r|s)?|apporte(?:z|r|s)?|mets|mettre|racheter|rachète|rajoute(?:z|r|s)?|il manque|manque)(?:[- ](?:moi|nous))?(?: (?:aussi|encore|stp|svp))*
  (?:il n['’]y a|y a|on n['’]a|nous n['’]avons|je n['’]ai|on a|j['’]ai) (?:plus|presque plus|bientôt plus|pas assez) (?:de |d['’])
  (?:il )?(?:(?:ne|n['’]en|n['’]) ?)?(?:reste|rest[ae]nt) (?:presque |quasiment |bientôt )?plus (?:de |d['’])|on (?:est|n['’]est) (?:presque |bientôt )?à court (?:de |d['’])|on manque (?:de |d['’])
  (?:il )?(?:ne |n['’]y )?(?:manque|reste) plus (?:que |qu['’])
  (?:presque |bientôt |quasiment )?plus (?:du tout )?(?:de |d['’])|ni (?:de |d['’])
  (?:tu (?:me |nous )?)(?:peux (?:m['’]|nous |me )?apporter|prends|ramènes|achètes|rapportes|rachètes|ajoutes)|y['’]?a (?:plus|presque plus|bientôt plus) (?:de |d['’])
  (?:du|des|del(?= \\p{Alpha})|de la|de l['’]|d['’]|de|le|la|les|l['’]|notre|nos|(?:mes|mon|ma)(?= \\p{Lower}))
`);

/** Behind a thing. */
const behind = lines(`
  que se (?:me |nos |te )?(?:ha|han) (?:olvidado|acabado|terminado|gastado)|(?:que|porque) (?:ya )?no (?:nos |me )?(?:queda|quedan|hay|tenemos)(?: \\p{Alpha}+){0,3}
  alors|donc|les (?:gars|filles|amis)|tout le monde|guys|folks|chicos|leute|mädels|jungs|you lot
  à la maison|chez nous|at home|in the house|zu ?hause|daheim|en casa
  (?:and |oh )?that['’]?s (?:it|all)(?: (?:for (?:now|today)|i think))?|(?:und |so )?das (?:war['’]?s|wär['’]?s|ist alles)|(?:y )?(?:eso es todo|ya está|nada más)|(?:et )?(?:c['’]est tout|voilà|c['’]est bon)|c['’]est|auf jeden fall|in jedem fall|unbedingt|for sure|definitely|sin falta|sí o sí|absolument|finalement|ja|genau|eh|(?:just|only) (?:this )?once|einmalig|nur (?:diesmal|einmal)|(?:solo|sólo) (?:esta vez|una vez)|juste (?:cette|une) fois|(?:donde|como) siempre|wie immer|as (?:usual|always)|comme (?:d['’]habitude|toujours)
  chérie?|mon (?:c(?:œ|oe)ur|chéri|amour)|ma (?:puce|chérie|belle)|schatzi?|liebling|(?<!de )(?:cariño|cielo)|mi (?:vida|amor)|babe|sweetie|darling
  kk? (?:thx|thanks|bye|ty|cool)|yaa+|(?:thanks?|thx|ty|cheers) (?:love|luv)(?: you| u)?|(?:love|luv) (?:you|u|ya)|hdl|v?lg(?:,? (?:deine? )?\\p{Alpha}{2,12})?|(?:(?:\\p{Alpha}+e )?(?:grüße|grüsse)|gruß(?: und kuss)?)(?:,? (?:vom |von )?\\p{Alpha}{2,12})?|te quiero|je t['’]aime|ah(?: (?:oui|ja|sí|yes))?|ach(?: ja)?|oh|ay|(?:wären?|wär) (?:gut|toll|super|schön|nett|prima|klasse)|(?:would|['’]d) be (?:good|great|nice|lovely)|wouldn['’]?t (?:hurt|go amiss|be bad)(?: either)?|ne (?:serai(?:t|ent) pas de trop|fera(?:it|ient) pas de mal)|(?:estaría|vendría|vendrían|estarían) bien|(?:serait|seraient) (?:bien|top|sympa|parfait)|mit|(?:on (?:n['’])?(?:en|n['’]en) (?:a|avait)|il (?:n['’])?(?:y )?en reste) (?:presque |bientôt |quasiment )?plus|(?:oh|ach|ah|ay) (?:ja|yeah|yes|sí|oui|so|right|stimmt)|(?:alle|leer|aus|weg|zu ende) (?:ist|sind)|is (?:fast )?(?:alle|leer|aus)|sí|oui|dringend|urgent|urgente|alle|leer|aufgegessen|ausgetrunken|aufgebraucht|leer ?(?:gemacht|gegessen|getrunken)|(?:a )*haha+|haben|ne|gell|und fertig|y ya está|y listo|et voilà|et c['’]est tout|and that['’]?s (?:it|all)|ta(?: x+)?|leider|übrigens|(?<!and )then|entonces|alors|(?<!(?:bis|das|die|den|es) )dann|each time|every time|jedes mal|cada vez|(?:à )?chaque fois|kuss|küsschen|bussi|if there(?:['’]s| is| are) any(?: left)?|wenn (?:es )?noch (?:welche|was) da (?:ist|sind)|(?:when|if) you have a (?:sec|minute|moment)
  im angebot|on sale|(?:de|en) oferta|en promo(?:tion)?|instead|stattdessen|plutôt|en su lugar|either|tampoco|non plus|auch (?:nicht|kein(?:e[nmrs]?|s)?)(?: mehr)?|etc|and so on|usw|u\\.? ?s\\.? ?w|und so(?: weiter)?|et cetera|y tal|y eso|et tout(?: ça)?|please|pls|plz|n['’]?stuff|and stuff|too please|love(?: mum| mom| dad)?(?: x+)?|x+|thanks?(?: (?:you|a lot|so much|again|in advance))?|thank you(?: (?:so much|very much))?|thx|ty|cheers|ok(?:ay)?\\??|too|also|as well|asap|tho|though|or so|or something(?: like that)?|again|right\\??|maybe|if (?:possible|you can|they have (?:it|them|any|some)(?: left)?|they have(?: \\p{Alpha}+){1,3})|when you(?:['’]re| are) (?:there|out)|while you(?:['’]re| are) (?:there|at it|out)|on (?:your|the) way home
  (?:to|on|onto) (?:the|our|my) (?:shopping |grocery )?list|to the cart|for (?:me|us)|at the (?:store|shop|supermarket)|from the (?:store|shop|supermarket)
  (?:ist|sind|haben wir|hab ich|gibt es|gibt['’]s)(?: (?:auch|leider|jetzt|fast))* (?:nicht|kein(?:e[nrs]?|s)?) mehr(?: da| im haus)?|(?:ya )?no (?:queda|quedan|hay|tenemos)(?: (?:más|casi))?|(?:il |on )?(?:n['’]?)?(?:y['’]? ?en a|en reste|en a) plus
  (?:is|are|has|have|['’]s)(?: (?:almost|nearly|all|running|been))*(?: (?:gone|empty|finished|used up|out|low|needed|missing))|(?:ran|running|has run|have run) (?:out|low)|um+|uh+
  (?:brauchen|brauche|bräuchten|bräuchte) (?:wir|ich)(?: (?:auch|noch|dringend|unbedingt|wieder))*|yesterday|last (?:night|week)|anoche|ayer|hier(?: soir)?|gestern (?:abend)?|already|left(?: over)?|(?:fehlt|fehlen)(?: (?:uns|noch|auch|mir|leider))*|(?:noch )?gibt|(?<!von )gestern|gekauft|geholt|besorgt|mitgebracht|(?:zu )?(?:gebrauchen|kaufen|holen|besorgen|bringen)|(?<!zum )(?:nach(?:zu)?(?:kaufen|bestellen|füllen|holen)|auf(?:zu)?füllen)|bitte|danke(?: (?:schön|dir|euch))?|vielen dank|auch|noch|mehr(?: da| im haus)?|(?:mit)?(?:bringen|nehmen)|(?:ein)?kaufen|(?:auf|dazu|hin)?schreiben|notieren|drauf(?:schreiben|setzen)|eintragen|hinzufügen|dazunehmen|mitbestellen|(?:ab)?holen|besorgen|gedacht|nicht vergessen|auf (?:die|meine|unsere) (?:einkaufs)?liste(?: (?:setzen|schreiben))?|(?:ist|sind) (?:fast )?(?:alle|leer|aus|weg)|oder so|wieder|dazu|lg|äh+m?|gell|denken|(?:ist|sind|geht|gehen) (?:schon |bald |fast |gleich |auch |leider |jetzt |wieder )*(?:alle|leer|aus|weg|zu ende|zur neige)|kaputt|für (?:mich|uns)
  (?:está|están) (?:casi )?(?:vací[oa]s?|acabad[oa]s?|a punto de acabarse)|se (?:está|están|nos está|nos están) acabando|se acaban?|(?:est|sont) (?:presque |bientôt |quasi |quasiment |déjà )*(?:finie?s?|terminée?s?|vides?|épuisée?s?)
  por favor|porf(?:a|i|is|as|aplis)|gracias|muchas gracias|también|(?:a|en) (?:la|mi|nuestra) lista(?: de (?:la )?compras?)?|en la lista|para (?:mí|nosotros|casa)|si puedes|más|o así|ya|un beso|besos|se (?:ha|han) acabado|se acabó
  s['’]il (?:te|vous) pla[iî]t|stp|svp|merci(?: (?:beaucoup|bien|d['’]avance))?|aussi|(?:à|sur) (?:la|ma|notre) liste(?: (?:de|des) courses)?|sur la liste(?: de courses)?|pour (?:moi|nous)|encore|si possible|bisous?|bises|euh+|hein|ou un truc comme ça
`);

/** "bring milk mit", "kauf Brot ein": the separable prefix of a verb that stood before. */
export const partedVerb = /^(?:bitte )?(?:bring|nimm|kauf|hol|schreib|setz|schick|pack|vergiss|vergesst)/iu;
export const partedPrefix = /\s+(?:mit|ein|auf|nicht)(?=$|\s+\()/iu;

/** Sounds and words of thinking, before anything else. */
export const thought = new RegExp(`^(?:(?:and|und|y|et) )?(?:${thinking})[\\s,:!.…-]+(?=\\S)`, "iu");
export const head = new Alternatives({
  alternatives: before,
  behind: "(?:(?![\\p{Alpha}\\p{N}'’-])[\\s,:!.…-]*|(?<=['’ ])(?=\\S))",
});
export const onlyFillers = new Alternatives({
  alternatives: `${behind}|${before}`,
  behind: "[\\s,.!?…]*$",
});
export const tail = new Alternatives(
  { alternatives: behind, behind: "[\\s,.!?…]*$" },
  /(?<=[\s,.!?])|(?=['’]s )/gu,
);
/** Sounds of thinking, and politeness between commas. */
export const within = new RegExp(
  `(?<=^|[\\s,])(?:${lines(`
  that(?:['’]s| is| are) missing|(?:wenn|falls) (?:sie|die|es) (?:welchen?|eine[ns]?|noch|das|es|was)(?: noch)? (?:haben|gibt|da haben)|si (?:l[oa]s? )?(?:tienen|tiene)|s['’]ils? (?:en ont|l['’]ont|y en a)|(?:falls|wenn) (?:vorhanden|da)|si hay(?=\\s*(?:,|$))|just in case|por si acaso|au cas où|zur sicherheit|vorsichtshalber|¿?qu[eé] más|was noch|what else|quoi d['’]autre|i (?:think|guess|believe|suppose)(?! (?:we|that|i|the|there|it|they|you)(?!\\p{Cased}))|(?:glaube?|denke?) ich|creo(?! que)|je (?:crois|pense)(?! qu)
  (?<!für )nach (?:der (?:schule|arbeit|uni|kita|schicht)|feierabend|dem (?:sport|training|unterricht|kindergarten))
  u[hm]+|uhm+|erm+|m{3,}h*|äh+m?|euh+|heu+|e+h+m?|pretty please|please|pls|bitte|por favor|s['’]il te pla[iî]t|s['’]il vous pla[iî]t|stp|svp
  (?:on|along) (?:your|the) way(?: (?:home|back))?|auf dem (?:heim|rück|nachhause)weg|auf dem weg nach hause|de camino(?: a casa)?|de vuelta a casa|(?:en rentrant|sur le (?:chemin(?: du)? )?retour|sur le chemin)
  (?:when|if|while) (?:you['’]re|you are|u r|ur) (?:out|there|at it|passing(?: by)?|in town|at the (?:store|shop|supermarket))|(?:when|if) you (?:can|could|get a chance|have (?:time|a chance|a minute)|don['’]?t mind|pass by|go shopping|go(?! (?:to|by|into|past|over))|see (?:it|them|some|any))|if (?:it['’]?s |that['’]?s )?(?:possible|ok|okay)|if they have (?:it|them|some|any)|this time|after (?:work|school|the gym|class)|(?:when|once|before) you (?:get|come|head|leave|are) (?:home|back|off work|out of work|from work|for home|off)(?: (?:from|tonight|later)(?: work)?)?|(?:on|along) (?:your|the) way (?:back |home )?from work
  (?:wenn|falls) du (?:kannst|magst|zeit hast|da bist|schon da bist|dran denkst|vorbeikommst|(?:schon |gerade |eh )?unterwegs bist|(?:schon |gerade |eh )?einkaufen (?:gehst|bist)|nach hause (?:kommst|fährst|gehst)|heim(?:kommst|fährst|gehst)|(?:von|aus) der arbeit kommst|feierabend (?:hast|machst))|wenn(?:['’]?s| es)? (?:möglich|geht|noch geht|noch gibt)|nach der arbeit
  (?:si|cuando) (?:pued[ae]s|tienes|tengas tiempo|te acuerdas|(?:pases?|pasas|vas|vayas)(?! (?:por|al?|en) (?!(?:la |el )?(?:trabaj|casa|curro|oficina|cole|gimnasio|clase|tienda|súper|super|compra)))|sal(?:es|gas)|vuelv(?:es|as)|veng(?:as)|vienes|termin(?:as|es))(?: (?:a|de|del|por|de la|al) (?:trabajo|trabajar|casa|curro|oficina|cole|colegio|gimnasio|clase|tienda|súper|super|supermercado|compra))?|al (?:salir|volver)(?: (?:del|de|a) (?:trabajo|trabajar|casa|curro))?|si es posible|después del trabajo
  (?:si|quand) tu (?:peux|as le temps|y penses|passes|y vas|rentres|sors|reviens)(?: (?:du|de|à) (?:la maison|travail|boulot|bureau))?|en (?:sortant|revenant|rentrant) (?:du|de) (?:travail|boulot|bureau|l['’]école)|en (?:sortant|revenant|passant)|après le (?:travail|boulot)
  `)})(?=$|[\\s,.!?]),?`,
  "giu",
);
/** "about 2 pounds": they go before an amount. */
export const nearly =
  /^(?:so|like|about|around|roughly|at least|at most|up to|approximately|approx\.?|aprox\.?|env\.|ungef\.|de(?= (?:dos|tres|cuatro|cinco|\d)\S* a )|some|maybe|etwa|ungefähr|circa|ca\.|mindestens|höchstens|rund|unos|unas|alrededor de|al menos|por lo menos|aproximadamente|como|más o menos|environ|genre|disons|mettons|digamos|sagen wir|let['’]?s say|say|au moins|à peu près|autour de)\s+(?=\S)/iu;
/** "bananas, well two or three": before an amount behind a comma. */
export const rather =
  /^(?:de(?= un[oa]s | aprox| alrededor)|von(?= etwa| ca| ungefähr)|lieber|besser|mejor|plutôt|better|enfin|bueno|also|naja|well|or rather|digamos|disons|vielleicht|maybe|quizás?|tal vez|peut-être)\s+(?=\S)/iu;
/** Names of people and brands as well: they go before a comma only. */
export const needsComma = new RegExp(`^(?:ben|bon|na|e|on|honey|este|mira|genre|left|${kin})$`, "iu");
