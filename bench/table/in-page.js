// Runs inside the measured page, before its own scripts.
const PATIENCE = 3000;

globalThis.hexwyrmBench = {
  times: [],
  recording: false,
  tasks: [],
  answer: null,

  /** Notes the time of every frame from now on. */
  record() {
    this.times = [];
    this.recording = true;
    const tick = (now) => {
      if (!this.recording) return;
      this.times.push(now);
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  },

  stop() {
    this.recording = false;
    return this.times;
  },

  /** Notes every task that holds the page up for 50 ms or more from now on. */
  watchTasks() {
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) this.tasks.push(duration);
    }).observe({ type: 'longtask' });
  },

  /**
   * `answer` becomes the milliseconds from the next click to the frame that shows something that fits the selector
   * and was not there before; null when nothing comes.
   */
  expect(selector) {
    const before = new Set(document.querySelectorAll(selector));
    const isThere = () => [...document.querySelectorAll(selector)].some((node) => !before.has(node));
    this.answer = new Promise((resolve) => {
      const begin = ({ timeStamp }) => {
        performance.mark('hexwyrm-clicked');
        const look = () => {
          if (performance.now() - timeStamp > PATIENCE) return resolve(null);
          if (!isThere()) return requestAnimationFrame(look);
          // A message sent from a frame arrives when the frame has been handed over.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => {
            performance.mark('hexwyrm-shown');
            resolve(performance.now() - timeStamp);
          };
          port2.postMessage(null);
        };
        requestAnimationFrame(look);
      };
      addEventListener('click', begin, { capture: true, once: true });
    });
  },
};
