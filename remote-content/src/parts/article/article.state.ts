/** Kept on this device: how large the reader wants the letters. */
import { deviceAtom } from '@shared/ui/preferences'
import { scaleOf } from './article.model.ts'

export const scaleAtom = deviceAtom('article.text-size.v1', scaleOf)
