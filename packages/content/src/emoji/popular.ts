/**
 * The emoji that the text panel offers, by group. All others come from the customer's own keyboard. Without flags: which
 * of them are popular depends on the place.
 */
export const POPULAR_EMOJI: Readonly<Record<string, readonly string[]>> = {
  hearts: list('❤️ 🧡 💛 💚 🩵 💙 💜 🖤 🤍 🤎 🩷 💔 ❤️‍🔥 💕 💞 💗 💖 💘 💝 💋 ✨ ⭐ 🌟 💫 🔥 💯 ♾️ 🎀'),
  faces: list(
    '😀 😄 😁 😂 🤣 😊 😇 🙂 😉 😍 🥰 😘 😋 😛 😜 🤪 🤩 🥳 😎 🤓 🥺 😭 😤 😱 🤔 🤗 🤫 😴 🤯 😈 👻 💀 👽 🤖 💩',
  ),
  people: list('👋 👍 👎 👌 ✌️ 🤞 🤟 🤘 🤙 👏 🙌 🫶 🙏 💪 ☝️ ✊ 👀 👶 👧 👦 👩 👨 👸 🤴 🧜‍♀️ 🦸 🥷 👯'),
  animals: list('🐶 🐱 🐭 🐹 🐰 🦊 🐻 🐼 🐨 🐯 🦁 🐮 🐷 🐸 🐵 🐔 🐧 🦄 🐝 🦋 🐢 🐙 🐬 🦖'),
  nature: list('🌸 🌹 🌻 🌷 🌼 🍀 🌵 🌴 🍄 🌈 ☀️ 🌙 ☁️ ⚡ ❄️ 🌊 🌍 🪐'),
  food: list('🍓 🍒 🍉 🍋 🍑 🥑 🍕 🍔 🍟 🍣 🍦 🍩 🍪 🎂 🧋 ☕'),
  play: list('⚽ 🏀 🏈 🎾 🏐 🏆 🥇 🎮 🎲 🎵 🎶 🎸 🎧 🎤 🎨 🎬 📷 💻'),
  things: list('🎉 🎈 🎁 🎄 🎃 👑 💎 💍 🚀 🛸 ✈️ 🚗 🏎️ 🏍️ ⚓ 🗝️ 💡 📚 🎓 ☮️ ☯️ ☪️ ✝️ 🕉️ ✅ ‼️ 🏴‍☠️'),
};

function list(emoji: string): readonly string[] {
  return emoji.split(' ');
}
