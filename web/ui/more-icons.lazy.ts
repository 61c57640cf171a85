import { addIcons } from './icon.tsx';
import { moreIconPaths } from './more-icon-paths.ts';

addIcons(moreIconPaths);
