/**
 * What operators do with a store as a whole: back it up, restore it, and find out why a server does not work.
 */
export { type BackedUp, backup, type BackupOptions } from "./backup/Backup.ts"
export { BackupError } from "./backup/BackupError.ts"
export type { BackupFacts } from "./backup/BackupFile.ts"
export { type Restored, restoreToFile, restoreToPostgres } from "./backup/Restore.ts"
export type { Stamp } from "./backup/Stamp.ts"
export { diagnose, type DoctorOptions } from "./doctor/Doctor.ts"
export type { Finding } from "./doctor/Finding.ts"
export type { Disk, Machine } from "./doctor/Machine.ts"
