/**
 * Development only: a change that cannot be taken in place loads the page anew, and the browser asks first where something
 * was typed, in whatever form.
 */
const touched = new Set<HTMLInputElement | HTMLTextAreaElement>()

document.addEventListener('input', ({ target }) => {
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) touched.add(target)
})

addEventListener('beforeunload', event => {
  if ([...touched].some(field => field.isConnected && field.value !== '')) event.preventDefault()
})
