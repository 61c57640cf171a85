/** The sign of a picture to be taken: no part of the first page shows it. */
export const CAMERA = 'M4 8h3.5L9 5.5h6L16.5 8H20v11.5H4zM8.8 13.5a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0-6.4 0';
