/** The temporary file of a write: it stands in the same folder as the file, so that a link or a rename can name it. */
import { randomUUID } from 'node:crypto'
import { dirname, join } from 'node:path'

export const temporaryBeside = (file: string): string => join(dirname(file), `.${randomUUID()}`)

/** Whether a killed writer left a file of this name. */
export const isTemporary = (name: string): boolean => /^\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(name)
