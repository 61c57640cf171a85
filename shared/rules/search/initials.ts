/** The first letters of the pinyin of a text, as people type them: 江汉 is jh; other characters stay. */
import { initialOf } from './initial.ts';

const known = new Map<string, string>();

export function initialsOf(text: string): string {
  let letters = '';
  for (const character of text) {
    const letter = known.get(character) ?? letterOf(character);
    known.set(character, letter);
    letters += letter;
  }
  return letters;
}

const letterOf = (character: string): string =>
  /[\u4e00-\u9fff]/.test(character) ? initialOf(character).toLowerCase() : character;
