/** Operations on an entire store: backup, restore, and the diagnosis of problems with the configuration and the machine. */
export { type BackupResult, backup, type BackupOptions } from "./backup/backup.ts"
export { BackupError } from "./backup/BackupError.ts"
export type { BackupFacts } from "./backup/BackupFile.ts"
export { type RestoreResult, restoreToFile, restoreToPostgres } from "./backup/Restore.ts"
export type { Stamp } from "./backup/Stamp.ts"
export { diagnose, type DoctorOptions } from "./doctor/Doctor.ts"
export type { Finding } from "./doctor/Finding.ts"
export type { Disk, Machine } from "./doctor/Machine.ts"
