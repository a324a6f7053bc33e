/** Columns of tables. `pnpm tables` writes the types from the migrations, and keeps the notes. */
export type Columns = {
  /** A picture that somebody uploaded; its bytes are a file of the data folder. */
  upload: {
    /** By which the phone knows it: `<biz>/<random>.<ending>`. */
    path: string
    user_id: string
    biz: 'voucher' | 'kyc' | 'signature' | 'chat'
    /** By its bytes, not by its name. */
    type: string
    size: number
    at: number
  }
  upload_refused: {
    user_id: string
    at: number
  }
}
