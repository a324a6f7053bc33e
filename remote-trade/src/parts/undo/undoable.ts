/** Says what was taken away, and brings it back on Undo. */
import { toast } from 'shell/overlay'

export const undoable = (text: string, undo: () => void): void => toast(text, { kind: 'undo', action: { act: undo } })
