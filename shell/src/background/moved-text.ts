/**
 * Lets a page translator replace text under React. A translator puts a <font> element in the place of each text node, but React keeps
 * its node: a later write would change a node that nobody sees, and a later removal or insertion beside it would throw. This puts
 * the node back, empty, before its translation, so that both find what they know and no method of the DOM needs to be replaced.
 */

/** By a text node that is back: its translation, and its own words. */
const standIns = new WeakMap<Node, { by: ChildNode; words: string }>()
/** By a translation: the text node before it. */
const texts = new WeakMap<Node, Text>()

/** @param early what was moved before @returns ends it */
export function followMovedText(root: Node, early: readonly MutationRecord[] = []): () => void {
  const follow = (records: readonly MutationRecord[], o: MutationObserver) => {
    for (const record of records) {
      for (const node of record.removedNodes) removed(node, record, o)
      if (record.oldValue === '') written(record.target as Text)
    }
  }
  const observer = new MutationObserver(follow)
  observer.observe(root, { childList: true, subtree: true })
  follow(early, observer)
  return () => observer.disconnect()
}

function removed(node: Node, { addedNodes, previousSibling, nextSibling }: MutationRecord, o: MutationObserver): void {
  const text = texts.get(node) ?? (node as Text)
  const stand = standIns.get(text)
  if (stand) return settle(text, stand.by, addedNodes[0])
  const by = [addedNodes[0], previousSibling, nextSibling].find(isNew) as ChildNode | undefined
  if (node.nodeType !== Node.TEXT_NODE || !by || (node.isConnected && !by.contains(node))) return
  if (node.isConnected) text.replaceWith(text.cloneNode()) // the translator wrapped it
  hold(text, by, text.data)
  by.before(text)
  o.observe(text, { characterDataOldValue: true })
}

const isNew = (node: Node | null | undefined) => node?.nodeName === 'FONT' && node.isConnected && !texts.has(node)

function hold(text: Text, by: ChildNode, words: string): void {
  standIns.set(text, { by, words })
  texts.set(by, text)
  if (text.data) text.data = '' // else the observer would take this for what React wrote
}

/** One of the two was removed or moved. @param instead stands in its place */
function settle(text: Text, by: ChildNode, instead: Node | undefined): void {
  if (by.isConnected && text.isConnected) return text.nextSibling === by ? undefined : text.after(by)
  const words = standIns.get(text)?.words ?? ''
  standIns.delete(text)
  by.remove()
  if (text.isConnected && instead && instead !== text) hold(text, instead as ChildNode, words)
  else if (!text.data) text.data = words
}

/** React wrote the text. It takes the place of its translation, so the translator sees a new text. */
function written(text: Text): void {
  standIns.get(text)?.by.replaceWith(text)
  standIns.delete(text)
}
