import './setup/node-version.mjs';
import './setup/closed-pipe.mjs';

const { wordsOf } = await import('./setup/words.mjs');
wordsOf('PORT=8080 DATA_DIR=.data npm start: both may be left out; it takes no words.');
const { start } = await import('./setup/start-shop.mjs');
await start();
