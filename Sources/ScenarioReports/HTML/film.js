"use strict";

// The screens of a test case, one at a time, with a slider and the arrow keys. Without a script the
// page shows all of them.

{
  const showFrame = (film, number) => {
    const frames = film.frames;
    film.index = Math.max(0, Math.min(number, frames.length - 1));
    frames.forEach((frame, index) => { frame.hidden = index !== film.index; });
    film.slider.value = String(film.index + 1);
    if (film.number) film.number.textContent = frames[film.index].dataset.step;
    film.slider.setAttribute("aria-valuetext", frames[film.index].querySelector(".caption").textContent);
    for (const step of film.steps) {
      step.classList.toggle("current", step.numberText === frames[film.index].dataset.step);
    }
  };

  const makeFilm = (section) => {
    const film = {
      frames: Array.from(section.querySelectorAll(".frame")),
      slider: section.querySelector("input"),
      number: section.querySelector(".step-number"),
      steps: Array.from(section.closest(".attempt").querySelectorAll(".steps > .step")),
      index: 0,
    };
    for (const step of film.steps) {
      const number = step.querySelector(".number").textContent.trim();
      step.numberText = number;
      const index = film.frames.findIndex((frame) => frame.dataset.step === number);
      if (index < 0) continue;
      step.classList.add("filmed");
      step.addEventListener("click", (event) => {
        if (!event.target.closest("a, button, summary")) showFrame(film, index);
      });
    }
    section.querySelector(".controls").hidden = false;
    section.classList.add("is-film");
    film.slider.addEventListener("input", () => showFrame(film, Number(film.slider.value) - 1));
    section.querySelector(".back").addEventListener("click", () => showFrame(film, film.index - 1));
    section.querySelector(".next").addEventListener("click", () => showFrame(film, film.index + 1));
    section.addEventListener("keydown", (event) => {
      const moves = { ArrowLeft: -1, ArrowRight: 1 };
      const goal = { Home: 0, End: film.frames.length - 1 }[event.key]
        ?? (event.key in moves ? film.index + moves[event.key] : undefined);
      if (goal === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      showFrame(film, goal);
    });
    const wanted = film.frames.findIndex((frame) => `#${frame.id}` === location.hash);
    showFrame(film, wanted < 0 ? film.frames.length - 1 : wanted);
  };

  for (const section of document.querySelectorAll(".film")) makeFilm(section);
}
