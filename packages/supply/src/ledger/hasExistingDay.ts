/** A day of the month that some months do not have. Numbers in a time of day or a year are not matched. */
const lateDay = /(?<!\d)(?:29|30|31)(?!\d)/g
const timeOfDay = /\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?/g

/**
 * Returns whether the day in a text exists in its month. `millis` is the time as which `Date.parse` reads the text, in Unix milliseconds, without the
 * text's offset from UTC. `Date.parse` reads a day that does not exist, such as 30 February, as one of the first days of the next month.
 */
export const hasExistingDay = (text: string, millis: number): boolean => {
  // The time 24:00 is the end of its day, so it is also the start of the next day.
  const day = new Date(text.includes("24:00") ? millis - 1 : millis).getUTCDate()
  const found = text.replace(timeOfDay, " ").match(lateDay) ?? []
  return found.every((late) => parseInt(late, 10) - day < 28)
}
