// The pictures have the line to themselves; what comes after them is asked for once they are there, or take long.
const pictures = [...document.querySelectorAll('#root img[srcset]')].map((picture) => picture.decode());
const patience = new Promise((end) => setTimeout(end, document.hidden ? 0 : 2500));
Promise.race([Promise.allSettled(pictures), patience]).then(() =>
  setTimeout(() => document.head.append(document.getElementById('later').content), 20),
);
