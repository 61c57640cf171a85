import './setup/node-version.mjs';
import './setup/vite-folder.mjs';

const { wordsOf } = await import('./setup/words.mjs');
wordsOf('PORT=5173 DATA_DIR=.data npm run dev: both may be left out; it takes no words.');
const { develop } = await import('./setup/develop.mjs');
await develop();
