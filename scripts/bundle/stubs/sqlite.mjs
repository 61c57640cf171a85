/** Stands where undici looks for node:sqlite; its cache in a database is never asked for. */
export class DatabaseSync {
  constructor() {
    throw new Error('This build has no database cache.');
  }
}
