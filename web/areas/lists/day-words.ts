const DAY_MS = 86_400_000;

/** The label of a day, relative to `today` (both as 2027-03-31): 今天, 昨天, else the date with its weekday. */
export function dayWords(day: string, today: string): string {
  const date = day.slice(5);
  const past = (Date.parse(today) - Date.parse(day)) / DAY_MS;
  if (past === 0) return `今天 ${date}`;
  if (past === 1) return `昨天 ${date}`;
  const weekday = '日一二三四五六'[new Date(day).getUTCDay()];
  return day.slice(0, 4) === today.slice(0, 4) ? `${date} 星期${weekday}` : `${day} 星期${weekday}`;
}
