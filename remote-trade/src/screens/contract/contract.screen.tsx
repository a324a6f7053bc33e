/** Contract: leveraged positions (trade.md, /heyue). */
export default function ContractScreen() {
  return null
}
