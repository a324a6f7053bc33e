/** A picture that somebody uploaded; its bytes are a file of the data folder. */
export type UploadRow = {
  /** By which the phone knows it: `<biz>/<random>.<ending>`. */
  path: string
  user_id: string
  biz: 'voucher' | 'kyc' | 'signature' | 'chat'
  /** By its bytes, not by its name. */
  type: 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp'
  size: number
  at: number
}

export type UploadTables = { upload: UploadRow }

declare module '@shared/engine/db/tables' {
  interface Tables extends UploadTables {}
}
