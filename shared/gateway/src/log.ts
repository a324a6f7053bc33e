import { printableJson } from '@shared/contract/printable'

/** One line of JSON on standard output for each thing that an operator should see. */
export type Log = (event: string, details: object) => void

export const printLog: Log = (event, details) =>
  console.log(printableJson({ time: new Date().toISOString(), event, ...details }))
