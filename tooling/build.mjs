// `npm run build`: builds the web app, for an installation that doesn't start by `npm start`.
import { build } from "./prepare.mjs";

build();
