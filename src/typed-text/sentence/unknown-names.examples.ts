/** Requests for things that no list knows, in the form of the English sentences. */
export const unknownNames = `
y a plus de glurak → glurak
il faudrait du glurak, du pain de mie → glurak | pain de mie
il manque du glurak → glurak
the glurak is nearly empty → glurak
Glurak is nearly empty btw → Glurak
the glurak is almost gone → glurak
we've got milk but no glurak → glurak
we've got milk but no glurak, and the bin liners are gone too → glurak | bin liners
uns ist das Glurak ausgegangen → Glurak
Glurak wär auch nicht schlecht → Glurak
pleese get glurak, a couple of onions → glurak | 2 onions
please get glurak, a couple of onions → glurak | 2 onions
nothing from my side except glurak and maybe a Kit Kat → glurak | 1 Kit Kat
se ha acabado el glurak → glurak
se nos acabó el glurak → glurak
no queda glurak → glurak
el glurak se ha terminado → glurak
Glurak ist leer → Glurak
das Glurak ist fast alle → Glurak
wir haben kein Glurak mehr → Glurak
kein Glurak mehr da → Glurak
Glurak fehlt noch → Glurak
on n'a plus de glurak → glurak
il n'y a plus de glurak → glurak
le glurak est fini → glurak
out of glurak → glurak
we ran out of glurak yesterday → glurak
we're low on glurak → glurak
can you get me some glurak on the way home? → glurak
could you pick up glurak and bread? → glurak | bread
kannst du Glurak mitbringen? → Glurak
denk an das Glurak → Glurak
vergiss das Glurak nicht → Glurak
don't forget the glurak! → glurak
puedes comprar glurak? → glurak
acuérdate del glurak → glurak
no te olvides del glurak → glurak
n'oublie pas le glurak → glurak
pense au glurak stp → glurak
tu peux prendre du glurak ? → glurak
Glurak, Honig und 10 Eier bitte → Glurak | Honig | 10 Eier
glurak, bread and eggs please → glurak | bread | eggs
Ben, honey please → honey
Théo: y a plus de glurak⏎Inès: noté → glurak
Marta: puedes coger glurak y un manojo de perejil?⏎Javi: vale → glurak | 1 manojo perejil
Mama: Bringst du auf dem Heimweg Glurak mit?⏎Uli: ja → Glurak
da bräuchten wir noch Aufschnitt und O-Saft. → Aufschnitt | O-Saft
il faudrait du glurak euh du pain de mie → glurak | pain de mie
süt, ekmek ve 2 yumurta → süt | ekmek | 2 yumurta
mælk, brød og 2 æg → mælk | brød | 2 æg
сыр, хлеб, масло и 10 яиц → сыр | хлеб | масло | 10 яиц
хлеб и 2 яйца → хлеб | 2 яйца
chleb i 2 jajka → chleb | 2 jajka
mleko, chleb i 2 jajka → mleko | chleb | 2 jajka
zwomp i 2 zarf → zwomp | 2 zarf
dos zarf och dos jajka → 2 zarf | 2 jajka
zwei zarf puis süt → 2 zarf | süt
ein mjölk, zwei zwomp → 1 mjölk | 2 zwomp
some zwomp, 2 zarf → zwomp | 2 zarf
deux zarf plus un zwomp → 2 zarf | 1 zwomp
rye, soy, corn → rye | soy | corn
col, 2 soy → col | 2 soy
12 dosen hundefutter, leckerlis, kotbeutel, heu für die hasen → 12 Dosen hundefutter | leckerlis | kotbeutel | heu (für die hasen)
möhren, heu, stroh → möhren | heu | stroh
3 ballen heu und einstreu → 3 Ballen heu | einstreu
wir brauchen heu → heu
2 kg heu → 2 kg heu
prends du lait heu deux baguettes → lait | 2 baguettes
il faut du lait heu et des œufs → lait | œufs
du lait, heu, du beurre → lait | beurre
schatz, milch, eier → milch | eier
milk, eggs, cheers → milk | eggs
oops, milk → milk
`;
