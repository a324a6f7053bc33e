import type { MessageTexts } from './shape.ts'

export const ko: MessageTexts = {
  'recharge-address': {
    title: '입금 정보 준비 완료',
    text: '{currency} 입금({network}) 정보가 준비되었습니다. 송금한 뒤 입금 증빙을 올려 주세요.',
  },
  'recharge-delivered': { title: '입금 완료', text: '자금 계정에 {credited} 입금이 반영되었습니다.' },
  'recharge-rejected': { title: '입금 거절', text: '{amount} 입금 신청이 거절되었습니다. {reason}' },
  'recharge-expired': {
    title: '입금 신청 만료',
    text: '{amount} 입금이 기한 안에 확인되지 않아 신청이 만료되었습니다. 계속하려면 새로 신청해 주세요.',
  },
  'recharge-not-arrived': {
    title: '입금 미확인',
    text: '{amount} 입금이 확인되지 않았습니다. 은행이나 지갑에서 송금 내역을 확인한 뒤 다시 신청해 주세요.',
  },
  'withdrawal-paid': {
    title: '출금 완료',
    text: '{net}을(를) {account}(으)로 보냈습니다.',
  },
  'withdrawal-rejected': {
    title: '출금 거절',
    text: '{amount} 출금 신청이 거절되어 전액이 잔고 계정으로 반환되었습니다. {reason}',
  },
  'withdrawal-failed': {
    title: '출금 반환',
    text: '{amount} 출금이 전달되지 않아 수수료를 포함한 전액이 잔고 계정으로 반환되었습니다. 받는 곳을 확인해 주세요.',
  },
  'payout-account-added': {
    title: '출금 계좌 등록',
    text: '{account}이(가) 등록되었습니다. {from} (UTC+8)부터 사용할 수 있습니다. 본인이 아니라면 문의해 주세요.',
  },
  'position-take-profit': {
    title: '익절 도달',
    text: '{symbol}: {quantity} 포지션이 {price}에 종료되었습니다. 수수료 차감 후 손익: {profit}',
  },
  'position-stop-loss': {
    title: '손절 도달',
    text: '{symbol}: {quantity} 포지션이 {price}에 종료되었습니다. 수수료 차감 후 손익: {profit}',
  },
  'position-liquidated': {
    title: '포지션 청산',
    text: '{symbol}: 증거금이 손실을 감당하지 못해 {quantity} 포지션이 {price}에 청산되었습니다. 수수료 차감 후 손익: {profit}',
  },
  'rest-margin': {
    title: '휴장 동안 CFD에 자금이 더 필요합니다',
    text: '곧 휴장합니다. 재개장 시 가격 급변에 대비해 {time}(UTC+8)부터 교차 포지션의 순가치가 {amount} 이상이어야 합니다. 현재는 {net}입니다. 그때 부족하면 손실이 가장 큰 포지션부터 청산됩니다.',
  },
  'order-filled': { title: '주문 체결', text: '{symbol}: {quantity} 주문이 {price}에 체결되었습니다.' },
  'order-no-funds': {
    title: '주문 취소: 자금 부족',
    text: '{symbol}: 가격이 변동하여 {quantity} 주문에 필요한 금액이 사용 가능 금액을 넘었습니다. 잠긴 금액이 풀렸습니다.',
  },
  'order-expired': {
    title: '주문 만료',
    text: '{symbol}: {price}의 {quantity} 주문이 기한 내에 체결되지 않았습니다. 잠긴 금액이 풀렸습니다.',
  },
  'order-own-limit': {
    title: '주문 취소: 자가 한도 또는 거래 휴식',
    text: '{symbol}: 자가 한도 또는 거래 휴식이 적용되는 동안 {price}의 {quantity} 주문 가격에 도달하여 주문이 취소되었습니다. 잠긴 금액이 풀렸습니다.',
  },
  'second-void': {
    title: '초단기 계약 무효',
    text: '{symbol}: 종료 직전에 가격이 기록되지 않아 초단기 계약이 무효 처리되었습니다. 투입 금액이 반환되었습니다: {amount}',
  },
  'option-ended': {
    title: '옵션 만기',
    text: '{symbol}: {quantity} 옵션이 {price}에 만기되었습니다. 프리미엄 차감 후 손익: {profit}',
  },
  'option-void': {
    title: '옵션 무효',
    text: '{symbol}: 만기 직전에 가격이 기록되지 않아 {quantity} 옵션이 무효 처리되었습니다. 프리미엄이 반환되었습니다: {amount}',
  },
  'alert-risen': { title: '가격 알림', text: '{symbol} 가격이 {level}까지 올랐습니다. 당시 가격: {price}' },
  'alert-fallen': { title: '가격 알림', text: '{symbol} 가격이 {level}까지 내렸습니다. 당시 가격: {price}' },
  'competition-start': {
    title: '대회가 시작되었습니다',
    text: '참가하신 대회가 시작되었습니다.',
  },
  'competition-cancelled': {
    title: '대회가 취소되었습니다',
    text: '참가하신 대회가 시작 전에 취소되었습니다. 참가금이 잔액 계정으로 돌아왔습니다.',
  },
  'competition-end': {
    title: '대회가 종료되었습니다',
    text: '대회가 종료되었습니다. 순위: {rank}. 참가금이 잔액 계정으로 돌아왔습니다.',
  },
  'competition-reward': {
    title: '상금을 받았습니다',
    text: '대회가 종료되었습니다. 순위: {rank}. {amount}와 참가금이 잔액 계정에 입금되었습니다.',
  },
  'product-started': {
    title: '투자가 시작되었습니다',
    text: '주문 {id}이 시작되어 이제부터 수익이 발생합니다.',
  },
  'income-digest': {
    title: '투자 수익',
    text: '{day} (UTC+8): 투자 수익 {amounts}이 잔액 계정에 입금되었습니다.',
  },
  'product-ended': {
    title: '투자가 종료되었습니다',
    text: '주문 {id}의 운용 기간이 끝났습니다. 원금 {amount}이 잔액 계정에 입금되었습니다.',
  },
  'mining-ended': {
    title: '채굴이 종료되었습니다',
    text: '주문 {id}의 운용 기간이 끝났습니다. 수익은 잔액 계정에 있습니다.',
  },
  'product-refunded': {
    title: '채권이 발행되지 않았습니다',
    text: '판매 종료까지 모집액이 부족하여 주문 {id}이 취소되었습니다. {amount} 전액이 잔액 계정으로 돌아왔습니다.',
  },
  'product-frozen': {
    title: '투자가 동결되었습니다',
    text: '주문 {id}이 동결되었습니다. 남은 기간은 그대로 유지되며 해제 후 이어집니다. {reason}',
  },
  'product-unfrozen': {
    title: '투자 동결이 해제되었습니다',
    text: '주문 {id}이 다시 진행됩니다. 남은 지급일은 동결된 기간만큼 늦춰집니다.',
  },
  'income-late': {
    title: '수익 지급이 지연됩니다',
    text: '주문 {id}의 하루 수익을 아직 지급할 수 없습니다. 지급 계정의 잔액이 부족합니다. 지급 의무는 그대로이며 충분해지면 먼저 지급됩니다.',
  },
  'loan-passed': {
    title: '대출이 승인되었습니다',
    text: '{amount}을 자금 계정에 지급했습니다. 상환일은 {time}(UTC+8)입니다.',
  },
  'loan-rejected': {
    title: '대출이 거절되었습니다',
    text: '{amount} 대출 신청이 거절되었습니다. {reason}',
  },
  'loan-own-limit': {
    title: '대출 미실행: 자가 한도 또는 거래 휴식',
    text: '자가 한도 또는 거래 휴식이 적용되는 동안 {amount} 대출을 실행할 차례가 되어 신청이 철회되었습니다. 대출금은 지급되지 않았습니다. 이후 다시 신청할 수 있습니다.',
  },
  'loan-soon': {
    title: '대출 상환일까지 24시간',
    text: '{time}(UTC+8)에 {amount}이 자금 계정에서 상환됩니다. 잔고가 부족하면 연체되니 미리 준비해 주세요.',
  },
  'loan-later': {
    title: '상환일이 연장되었습니다',
    text: '마지막 날에 거래소가 중단되어 상환일이 연장되었습니다. {time}(UTC+8)에 {amount}이 자금 계정에서 상환됩니다.',
  },
  'loan-collected': {
    title: '대출이 상환되었습니다',
    text: '자금 계정에서 {amount}을 받아 대출이 모두 상환되었습니다. 맡긴 담보는 자금 계정으로 돌아왔습니다.',
  },
  'loan-overdue': {
    title: '대출이 연체되었습니다',
    text: '자금 계정이 부족해 {amount}을 받지 못했습니다. 이제부터 하루 이자는 일 이자율의 1.5배이며, 매일 다시 시도합니다. 72시간이 지나면 담보를 매각합니다.',
  },
  'loan-credit-score': {
    title: '신용 점수가 내려갔습니다',
    text: '연체된 대출의 하루로 신용 점수가 {points}점 내려갔습니다. 상환하면 더 내려가지 않습니다.',
  },
  'loan-call': {
    title: '추가 담보 요청',
    text: '{symbol} 가격이 {price}가 되어 대출이 담보 한도에 가까워졌습니다. {amount}을 상환하거나 {quantity}을 더 맡기면 처음 비율로 돌아갑니다. 그러지 않으면 담보 일부가 매각될 수 있습니다.',
  },
  'loan-liquidated': {
    title: '담보가 매각되었습니다',
    text: '{symbol}: 담보 {quantity}을 {price}에 매각했고, 수수료를 뺀 금액으로 대출을 상환했습니다. 남은 상환액: {amount}',
  },
  'offering-won': {
    title: '토큰 공모에 당첨되었습니다',
    text: '{symbol}: 청약한 {lots}구좌 중 {won}구좌가 당첨되었습니다. {until} (UTC+8)까지 {amount}를 납입하지 않으면 발행사에 반환됩니다.',
  },
  'offering-not-won': {
    title: '이번에는 당첨되지 않았습니다',
    text: '{symbol}: 당첨된 구좌가 없습니다. 청구된 금액은 없습니다.',
  },
  'offering-unpaid': {
    title: '납입 기한이 다가옵니다',
    text: '{symbol}: {until} (UTC+8)까지 {amount}를 납입해 주세요. 기한을 넘기면 당첨 구좌는 발행사에 반환되고 30일간 청약할 수 없습니다.',
  },
  'offering-forfeited': {
    title: '납입 기한이 지났습니다',
    text: '{symbol}: 당첨 구좌가 기한 내에 납입되지 않아 발행사에 반환되었습니다. 청구된 금액은 없습니다. {until} (UTC+8)부터 다시 청약할 수 있습니다.',
  },
  'offering-later': {
    title: '납입 기한이 연장되었습니다',
    text: '{symbol}: 납입 기간에 거래소가 중단되어 기한이 연장되었습니다. {until} (UTC+8)까지 {amount}를 납입해 주세요.',
  },
  'offering-listed': {
    title: '토큰이 지급되었습니다',
    text: '{symbol}이(가) 상장되었습니다. {quantity} {symbol}이(가) 자금 계정에 입금되었습니다.',
  },
  'offering-struck': {
    title: '청약이 취소되었습니다',
    text: '{symbol}: 다른 계정으로 이미 청약하셨기 때문에 {lots}구좌 청약을 취소했습니다. 청약은 1인 1회만 가능합니다. 먼저 하신 청약은 유효합니다. 청구된 금액은 없습니다.',
  },
  'level-gift': {
    title: '{vip} 등급이 되었습니다',
    text: '등급 상승 보너스 {amount}를 혜택 센터에서 받을 수 있습니다.',
  },
  'level-risen': {
    title: '{vip} 등급이 되었습니다',
    text: '총자산이 기준을 충족하여 VIP 등급이 {vip}(으)로 올랐습니다.',
  },
  'level-fallen': {
    title: 'VIP 등급이 {vip}(으)로 바뀌었습니다',
    text: '총자산이 등급 기준보다 줄었습니다. 기준을 다시 충족하면 몇 분 안에 등급이 오릅니다.',
  },
  'weekly-envelope': {
    title: '이번 주 주간 보너스',
    text: 'VIP 등급 {vip}의 주간 보너스 {amount}입니다. 7일 안에 혜택 센터에서 받아 주세요.',
  },
  'team-income': { title: '팀 수익', text: '팀의 거래 수수료에서 나온 {amount} 입금이 자금 계정에 반영되었습니다.' },
  'task-done': { title: '미션 완료', text: '보상 {amount}를 혜택 센터에서 받을 수 있습니다.' },
  'identity-verified': {
    title: '신원 인증 완료',
    text: '신원 인증이 완료되었습니다. 성명, 생년월일, 국가는 더 이상 변경할 수 없습니다.',
  },
  'identity-rejected': {
    title: '신원 인증 거절',
    text: '신원 인증을 완료하지 못했습니다. {reason}',
  },
  'advanced-verified': {
    title: '고급 인증 완료',
    text: '고급 인증이 완료되었습니다.',
  },
  'advanced-rejected': {
    title: '고급 인증 거절',
    text: '고급 인증을 완료하지 못했습니다. {reason}',
  },
  'account-frozen': {
    title: '계정이 동결되었습니다',
    text: '계정이 동결되어 모든 기기에서 로그아웃되었습니다. 궁금한 점은 문의해 주세요.',
  },
  'account-unfrozen': {
    title: '계정 동결이 해제되었습니다',
    text: '계정을 이전처럼 다시 사용할 수 있습니다.',
  },
  'own-limit-reached': {
    title: '자가 한도에 도달했습니다',
    text: '오늘의 손실이 자가 한도 {amount}에 도달했습니다. {time} (UTC+8)까지 새로 시작할 수 없습니다. 진행 중인 거래는 계속되며 종료할 수 있습니다.',
  },
  'own-limit-changed': {
    title: '자가 한도가 변경되었습니다',
    text: '하루 전에 요청한 자가 한도 변경이 이제 적용됩니다. 본인이 아니라면 문의해 주세요.',
  },
  'device-added': {
    title: '새 브라우저 로그인',
    text: '새 브라우저에서 계정에 로그인했습니다. 본인이 아니라면 문의해 주세요.',
  },
  'password-changed': {
    title: '로그인 비밀번호 변경',
    text: '로그인 비밀번호가 변경되었습니다. {until} (UTC+8)까지 출금이 제한됩니다. 본인이 아니라면 문의해 주세요.',
  },
  'withdraw-password-changed': {
    title: '출금 비밀번호 변경',
    text: '출금 비밀번호가 변경되었습니다. {until} (UTC+8)까지 출금이 제한됩니다. 본인이 아니라면 문의해 주세요.',
  },
  'authenticator-moved': {
    title: '인증 앱 이전',
    text: '인증 앱이 다른 휴대폰으로 이전되었습니다. {until} (UTC+8)까지 출금이 제한됩니다. 본인이 아니라면 문의해 주세요.',
  },
  'email-changed': {
    title: '이메일 변경',
    text: '이메일 주소가 변경되었습니다. {until} (UTC+8)까지 출금이 제한됩니다. 본인이 아니라면 문의해 주세요.',
  },
  'phone-changed': {
    title: '휴대폰 번호 변경',
    text: '휴대폰 번호가 변경되었습니다. {until} (UTC+8)까지 출금이 제한됩니다. 본인이 아니라면 문의해 주세요.',
  },
  'authenticator-removed': {
    title: '인증 앱 해제',
    text: '인증 앱이 해제되었습니다. {until} (UTC+8)까지 출금이 제한됩니다. 요청하지 않았다면 문의해 주세요.',
  },
  'passkey-added': {
    title: '패스키 추가',
    text: '계정에 패스키가 추가되었습니다. 비밀번호 대신 패스키로 로그인할 수 있습니다. 본인이 아니라면 패스키를 삭제하고 문의해 주세요.',
  },
  'passkey-removed': {
    title: '패스키 삭제',
    text: '계정에서 패스키가 삭제되었습니다. 더 이상 이 패스키로 로그인할 수 없습니다. 본인이 아니라면 문의해 주세요.',
  },
  'recovery-codes-few': {
    title: '복구 코드 부족',
    text: '남은 복구 코드: {n}개. 모두 사용하기 전에 새로 만들어 주세요.',
  },
  announcement: {
    title: '회원님을 위한 공지',
    text: '회원님의 계정과 관련된 공지가 있습니다. 열어서 확인해 주세요.',
  },
  'demo-account': {
    title: '데모 계정',
    text: '거래소와 함께 제공되는 계정입니다. 자금, 주문, 포지션은 예시이므로 자유롭게 사용해 주세요.',
  },
}
