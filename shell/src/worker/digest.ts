/** @returns base64 */
export async function digestOf(algorithm: 'SHA-256' | 'SHA-384', bytes: BufferSource): Promise<string> {
  const digest = await crypto.subtle.digest(algorithm, bytes)
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
}
