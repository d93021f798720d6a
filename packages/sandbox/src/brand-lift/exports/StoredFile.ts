/** A file that the real service would keep in a separate store. The sandbox serves these files under its control API. */

export interface StoredFile {
  readonly type: string
  readonly name: string
  readonly content: Uint8Array | string
}

export const pathOf = (id: string): string => `/__sandbox/exports/${id}`
