/** Unix milliseconds by SQLite's clock, as an expression. */
export const sqliteNow = "CAST(unixepoch('subsec') * 1000 AS INTEGER)"
