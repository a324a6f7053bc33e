/** Chart. */
export default function ChartScreen() {
  return null
}
